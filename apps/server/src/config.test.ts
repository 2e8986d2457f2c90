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
