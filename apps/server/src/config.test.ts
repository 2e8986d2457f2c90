import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the settings', () => {
  it('need none: this computer only, port 3000, the database in ./data', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_URL: 'file:./data',
      TRUST_PROXY: false,
    });
  });

  it('count as absent when empty, and may be there for others', () => {
    expect(readConfig({ PORT: '', HOME: '/root' }).PORT).toBe(3000);
  });

  it('are named when they are wrong', () => {
    expect(() => readConfig({ PORT: '70000', TRUST_PROXY: 'yes' })).toThrow(/PORT[^]*TRUST_PROXY/);
  });
});

describe('docs/operations.md', () => {
  it('names every setting with its default', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const { NODE_ENV: _, WEB_ROOT, TRUST_PROXY, ...config } = readConfig({});
    expect([WEB_ROOT.endsWith('web/dist'), TRUST_PROXY]).toEqual([true, false]);
    for (const [name, value] of Object.entries(config)) {
      expect(page).toContain(`| \`${name}\` | \`${String(value)}\` |`);
    }
    for (const name of [
      'NODE_ENV',
      'WEB_ROOT',
      'TRUST_PROXY',
      'METRICS_TOKEN',
      'RANSEN_CRASH_AT',
    ]) {
      expect(page).toContain(name);
    }
  });
});
