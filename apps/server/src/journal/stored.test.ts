import { readFileSync } from 'node:fs';
import { Projection } from '@ransen/protocol';
import { GM_VIEWER, seatViewer, systemOf } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import type { JournalRow } from '../store/store';
import { Ledger } from './ledger';

/** Rooms as released versions stored them. A file here is never changed: its rows stay readable. */
const STORED = [
  {
    file: 'sword-world-2.v1.jsonl',
    system: 'sword-world-2',
    // As the table stood when the fight was stored: condition and hit points of everybody.
    ends: {
      'c-alv': ['dead', -13],
      'c-rena': ['unconscious', -3],
      'c-zenon': ['unconscious', -1],
      'e-1': ['up', 9],
      'e-2': ['up', 9],
      'e-3': ['up', 18],
    },
    drawn: { party: 64, gm: 0 },
  },
] as const;

interface StoredBody {
  readonly condition: string;
  readonly parts: Readonly<Record<string, { readonly hp: number }>>;
}

describe.each(STORED)('the stored room $file', ({ file, system: id, ends, drawn }) => {
  const text = readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalRow);
  const system = systemOf(id)!;

  it('reads as it ended', () => {
    const ledger = new Ledger(system);
    for (const row of rows) ledger.take(row);
    const fight = ledger.room.fight!;
    const standing = Object.values(fight.combatants).map(({ id: who, body }) => {
      const { condition, parts } = body as StoredBody;
      return [who, [condition, ...Object.values(parts).map(({ hp }) => hp)]];
    });
    expect(Object.fromEntries(standing)).toEqual(ends);
    expect(fight.drawn).toEqual(drawn);
    expect(fight.stage).toBe('closed');
  });

  it.each([GM_VIEWER, seatViewer('s1')])(
    'is told to %o from its first row to its last',
    (viewer) => {
      const ledger = new Ledger(system);
      const told = new Projection(system, viewer);
      for (const row of rows) told.fold(ledger.take(row));
      expect(told.whole().view.fight?.stage).toBe('closed');
      expect(told.whole().log.entries.length).toBeGreaterThan(50);
    },
  );
});
