import { describe, expect, test } from 'vitest';
import { bytes } from './rerun';
import { saberArea, type SaberSheet } from './saber-area';
import { dealt, foe, hero, Table } from './table';

const sheet = (over: Partial<SaberSheet>): SaberSheet => ({
  metre: 0,
  hp: 40,
  accuracy: 5,
  evasion: 5,
  attack: 10,
  defence: 4,
  speed: 0,
  critical: 10,
  covers: false,
  provokes: null,
  ...over,
});

const drake = foe('drake', sheet({ metre: 10, speed: 20, accuracy: 8 }));
const ada = hero('ada', sheet({ speed: 1, covers: true, defence: 9 }));
const ben = hero('ben', sheet({ speed: 3 }));
const cyn = hero('cyn', sheet({ speed: 4, hp: 12 }));
const dov = hero('dov', sheet({ speed: 5, metre: 4, provokes: 6, defence: 2 }));
const eva = hero('eva', sheet({ speed: 2, metre: 4, provokes: 5 }));

/** Everybody 1-1: the order is drake, dov, cyn, ben, eva, ada. */
const ones = (combatants: number) => Array<number>(2 * combatants).fill(1);

function attacked(dice: number[], ...others: (typeof ada)[]): Table {
  const all = [ben, cyn, dov, eva, drake, ...others];
  const table = new Table(saberArea, all, dealt([...ones(all.length), ...dice]));
  table.act('drake', { do: 'area', metre: 0 });
  return table;
}

const hp = (table: Table, id: string) => (table.fight.combatants[id]!.body as SaberSheet).hp;
const rolls = (table: Table) =>
  table.events.flatMap((event) =>
    event.type === 'rolled' && event.roll.label !== 'initiative'
      ? [`${event.roll.label} ${event.roll.who}`]
      : [],
  );

describe('an Esperancer Saber area attack on the kernel, crashing after every command', () => {
  test('ES-PRV-1, ES-PRV-5: provoking comes before any roll, within range of the attacker', () => {
    const table = attacked([], ada);
    // eva stands 6 metres from the drake, her skill reaches 5; dov's reaches 6.
    expect(table.asked).toBe('provoke: dov');
    expect(rolls(table)).toEqual([]);
    expect(() => table.answer('eva', 'ben')).toThrow('old_prompt');
  });

  test('ES-PRV-2: who is among the targets cannot provoke', () => {
    const gus = hero('gus', sheet({ provokes: 99 }));
    const table = attacked([], gus);
    expect(table.asked).toBe('provoke: dov');
  });

  test('ES-PRV-3, ES-ACT-8: one of the targets is drawn to the provoker, in its place', () => {
    // All miss: 8 + 1 + 1 = 10 against 5 + 2 + 3 = 10, the passive side wins.
    const miss = [1, 1, 2, 3];
    const table = attacked([...miss, ...miss, ...miss], ada);
    table.answer('dov', 'ben');
    expect(rolls(table)).toEqual([
      ...['accuracy drake', 'evasion ada'],
      ...['accuracy drake', 'evasion dov'],
      ...['accuracy drake', 'evasion cyn'],
    ]);
    expect([hp(table, 'ben'), hp(table, 'cyn'), hp(table, 'dov')]).toEqual([40, 12, 40]);
  });

  test('ES-PRV-5: a second provoker draws another target, not one already drawn', () => {
    const fay = hero('fay', sheet({ metre: 5, provokes: 9 }));
    const table = attacked([], fay);
    table.answer('dov', 'ben');
    expect(table.asked).toBe('provoke: fay');
    const choices = table.view('fay').question?.asks.fay;
    expect(choices).toMatchObject({ choices: [{ value: null }, { value: 'cyn' }] });
  });

  test('ES-COV-2, ES-ACT-7: cover is asked after a hit, before the damage dice', () => {
    // ada: 8 + 5 + 4 = 17 against 5 + 6 + 6 = 17: missed. ben: 8 + 9 + 1 = 18 against 5 + 4 + 2 = 11.
    const table = attacked([5, 4, 6, 6, 9, 1, 4, 2, 3, 7], ada);
    table.answer('dov', 'cyn');
    expect(table.asked).toBe('cover: ada');
    expect(rolls(table).at(-1)).toBe('evasion ben');
    expect(table.view('ada').question?.about).toEqual({ target: 'ben' });
    expect(table.view('ben').waits).toEqual(['ada']);
  });

  test('ES-COV-1, ES-COV-2, ES-COV-5: the coverer takes it with its own defence, in reach only', () => {
    // ben is hit and covered: 10 + 3 + 7 - 9 = 11 on ada. dov stands 4 metres off and is not asked
    // for: 8 + 6 + 6 = 20 against 5 + 1 + 1: hit, 10 + 2 + 2 - 2 = 12.
    const dice = [5, 4, 6, 6, 9, 1, 4, 2, 3, 7, 6, 6, 1, 1, 2, 2];
    const table = attacked(dice, ada);
    table.answer('dov', 'cyn');
    table.answer('ada', true);
    expect(table.asked).toBe('');
    expect([hp(table, 'ada'), hp(table, 'ben')]).toEqual([40 - 11, 40]);
    expect([hp(table, 'cyn'), hp(table, 'dov')]).toEqual([12, 40 - 12]);
    expect(table.fight.drawn.party).toBe(12 + dice.length);
    expect(bytes(table.uninterrupted())).toBe(bytes(table.fight));
  });

  test('ES-COV-3, ES-COV-6: a target with the skill is settled first and covers only if still up', () => {
    // ada 8 + 9 + 9 = 26 against 5 + 1 + 2 = 8: hit; 10 + 10 + 9 - 9 = 20, she had 20. ben 8 + 2 + 2
    // = 12 against 5 + 1 + 1 = 7: hit, nobody covers; 10 + 4 + 4 - 4 = 14. cyn evades.
    const frail = hero('ada', sheet({ speed: 1, covers: true, defence: 9, hp: 20 }));
    const dice = [9, 9, 1, 2, 10, 9, 2, 2, 1, 1, 4, 4, 1, 1, 9, 9];
    const table = attacked(dice, frail);
    table.answer('dov', null);
    expect(table.asked).toBe('');
    expect([hp(table, 'ada'), hp(table, 'ben'), hp(table, 'cyn')]).toEqual([0, 26, 12]);
  });

  test('ES-COV-6: a target that is not yet settled cannot cover', () => {
    // hal has the skill too and is later in the order than ada: ada's hit is not offered to him.
    const hal = hero('hal', sheet({ speed: -1, covers: true }));
    const table = attacked([9, 9, 1, 1, 5, 5, 2, 2, 1, 1], ada, hal);
    table.answer('dov', 'ben');
    const asked = table.events.filter((event) => event.type === 'asked');
    expect(asked.map((event) => Object.keys(event.question.asks))).toEqual([['dov'], ['ada']]);
    expect(hp(table, 'ada')).toBe(40 - (10 + 5 + 5 - 9));
    expect(table.asked).toBe('cover: ada');
    expect(table.view('ada').question?.about).toEqual({ target: 'hal' });
  });

  test('ES-DIC-2, ES-DIC-3: criticals are rolled again in batches until none is left', () => {
    // Critical 9. 10 and 9, then 9 and 2, then 4: 34 + 8 = 42; ada 10 and 4, then 6: 20 + 5.
    const sharp = foe('drake', sheet({ metre: 10, speed: 20, accuracy: 8, critical: 9 }));
    const dice = [...ones(2), 10, 9, 9, 2, 4, 10, 4, 6, 3, 4];
    const solo = hero('ada', sheet({ defence: 9 }));
    const table = new Table(saberArea, [solo, sharp], dealt(dice));
    table.act('drake', { do: 'area', metre: 0 });
    expect(hp(table, 'ada')).toBe(40 - (10 + 3 + 4 - 9));
    expect(table.fight.drawn.party).toBe(dice.length);
    expect(rolls(table).slice(0, 5)).toEqual([
      ...Array<string>(3).fill('accuracy drake'),
      ...Array<string>(2).fill('evasion ada'),
    ]);
  });

  test('ES-ACT-8: a target that is down when its turn comes is left out', () => {
    const bay = hero('bay', sheet({ covers: true, hp: 1, speed: 9 }));
    // bay 8 + 1 + 1 against 5 + 3 + 3: evades, covers cyn (hit) and goes down; ben evades.
    const dice = [1, 1, 3, 3, 1, 1, 3, 3, 9, 9, 1, 1, 9, 9];
    const table = attacked(dice, bay);
    table.answer('dov', null);
    expect(table.asked).toBe('cover: bay');
    table.answer('bay', true);
    expect([hp(table, 'bay'), hp(table, 'cyn')]).toEqual([0, 12]);
  });
});
