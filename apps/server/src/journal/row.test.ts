import { duel, Table } from '@ransen/protocol/testing';
import { GM_VIEWER, SYSTEMS } from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { describe, expect, it } from 'vitest';
import { picker, randomChoice } from '../../../../packages/rules/src/testing/random-play';
import { Ledger } from './ledger';
import { readBody, writeBody } from './row';

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('rows of %s', (id, system) => {
  it('say after reading what they said before writing, for all that random fights bring up', () => {
    const { characters, enemies } = STARTERS[id]!;
    const types = new Set<string>();
    for (let seed = 1; seed <= 6; seed += 1) {
      const table = new Table(system, seed);
      const pick = picker(seed);
      const ann = table.sit('Ann');
      for (const [name, sheet] of Object.entries(characters).slice(0, 4)) {
        table.do(ann, { type: 'sheet', id: `c-${name}`, sheet });
      }
      const camp = Object.entries(enemies).slice(0, 4);
      const prepared = camp.map(([kind, sheet]) => ({ id: `e-${kind}`, kind, sheet }));
      table.do(GM_VIEWER, { type: 'prepare', enemies: prepared });
      table.do(GM_VIEWER, { type: 'start' });
      for (let i = 0; i < 120; i += 1) {
        const choice = randomChoice(system, table.room.fight!, pick);
        if (!choice) break;
        table.do(choice.by, { type: 'fight', command: choice.command });
      }
      table.do(ann, { type: 'fight', command: { type: 'preset', who: 'c-x', name: 'y' } });
      table.do(GM_VIEWER, { type: 'fight', command: { type: 'undo' } });
      table.do(GM_VIEWER, { type: 'hand', id: table.room.camp[0]?.id ?? 'c-x', owner: 'gm' });
      for (const { transitions } of table.chapters) {
        const events = transitions.map(({ event }) => event);
        const body = writeBody({ events });
        expect(JSON.parse(JSON.stringify(readBody(system, { body })))).toEqual({
          events: JSON.parse(JSON.stringify(events)) as unknown,
        });
        for (const event of events) {
          types.add(event.type === 'fought' ? event.event.type : event.type);
        }
      }
    }
    expect(types.size).toBeGreaterThan(15);
  });
});

describe('a row', () => {
  const created = {
    type: 'created',
    name: 'T',
    system: 'duel',
    options: {},
    answerTime: 0,
  } as const;
  const row = (n: number, body: unknown) => ({ n, commandId: null, seat: null, at: 0, body });

  it('keeps the links that came and went with it', () => {
    const key = { hash: 'ab', kind: 'gm', seat: null } as const;
    const ledger = new Ledger(duel);
    ledger.take(row(1, writeBody({ events: [created], addLinks: [key] })));
    expect([...ledger.keys.values()]).toEqual([key]);
    ledger.take(row(2, writeBody({ events: [], dropLinks: ['ab'] })));
    expect(ledger.keys.size).toBe(0);
  });

  it('that is not the next one, or not to be understood, changes nothing', () => {
    const ledger = new Ledger(duel);
    const body = writeBody({ events: [created] });
    const bodies = [
      { ...(body as object), v: 2 },
      { v: 1, events: [{ type: 'won' }] },
      { v: 1, events: [{ ...created, more: 1 }] },
      { v: 1, events: [{ type: 'fought', event: { type: 'constructor' } }] },
      { v: 1, events: [{ type: 'fought', event: { type: 'stepped' }, more: 1 }] },
      { v: 1, events: [{ type: 'fought', event: { type: 'stepped', more: 1 } }] },
      { v: 1, events: [{ type: 'fought' }] },
      { v: 1, events: [{}] },
      { v: 1, events: [null] },
      { v: 1, events: [created, { type: 'fought', event: { type: 'duel.flew' } }] },
    ];
    for (const bad of bodies) expect(() => ledger.take(row(1, bad))).toThrow();
    expect(() => ledger.take(row(2, body))).toThrow('row 2 does not follow row 0');
    expect([ledger.n, ledger.room.name]).toEqual([0, '']);
    ledger.take(row(1, body));
    expect([ledger.n, ledger.room.name]).toEqual([1, 'T']);
  });
});
