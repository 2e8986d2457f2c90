import { readFileSync } from 'node:fs';
import { KERNEL_CODES } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../src/all-errors';
import { errorTable } from '../src/errors';
import * as messages from '../src/messages';
import { errorsPage } from './errors-page';
import { protocolPage, schemasShown } from './protocol-page';

const doc = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('docs/errors.md', () => {
  it('is in step with the table (pnpm --filter @ransen/protocol docs)', () => {
    expect(doc('errors.md')).toBe(errorsPage(ERRORS));
  });
});

describe('docs/protocol.md', () => {
  it('is in step with the schemas (pnpm --filter @ransen/protocol docs)', () => {
    expect(doc('protocol.md')).toBe(protocolPage());
  });

  it('shows every message', () => {
    const names = Object.keys(messages).filter((name) => name.endsWith('Schema'));
    const parts = [
      'roomIdSchema',
      'tokenSchema',
      'commandIdSchema',
      'viewerSchema',
      'refusalSchema',
    ];
    const shown = new Set([...schemasShown(), ...parts]);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the table of refusals', () => {
  it('has a row for every code of the shared rules, with both texts', () => {
    for (const code of KERNEL_CODES) expect(ERRORS).toHaveProperty(code);
    for (const { status, ja, en } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(ja && en).not.toBe('');
    }
    for (const { ja, en } of Object.values(errorTable([]))) {
      expect(ja).toMatch(/。$/);
      expect(en).toMatch(/\.$/);
    }
  });

  it('takes in the codes of a system, which cannot change a shared one', () => {
    const codes = {
      spent: { ja: 'もう使いました。', en: 'Used up.' },
      gm_only: { ja: '違う。', en: 'Other.' },
    };
    const table = errorTable([{ codes }]);
    expect(table.spent).toEqual({ status: 409, ja: 'もう使いました。', en: 'Used up.' });
    expect(table.gm_only).toEqual(ERRORS.gm_only);
  });
});
