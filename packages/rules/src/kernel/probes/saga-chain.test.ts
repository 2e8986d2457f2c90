import { describe, expect, test } from 'vitest';
import { bytes } from './rerun';
import { sagaChain, type SagaSheet } from './saga-chain';
import { dealt, foe, hero, Table } from './table';

const sheet = (over: Partial<SagaSheet>): SagaSheet => ({
  hit: 0,
  evasion: 0,
  quick: 0,
  hp: 30,
  lp: 8,
  guard: 0,
  techniques: { punch: { dice: 1, base: 0, weapon: 1 } },
  ...over,
});
const blow = (dice: number, base: number, weapon: number) => ({ blow: { dice, base, weapon } });
const ann = hero('ann', sheet({ hit: 7, quick: 9, techniques: blow(1, 2, 5) }));
const bea = hero('bea', sheet({ hit: 6, quick: 7, techniques: blow(2, 4, 6) }));
const cai = hero('cai', sheet({ hit: 5, quick: 5, techniques: blow(1, 0, 4) }));
const ogre = foe('ogre', sheet({ evasion: 8, hp: 90, guard: 12, quick: 1 }));

/** Initiative: each 2D6 shows 1-1, so that `quick` alone decides: ann, bea, cai, ogre. */
const INITIATIVE = Array<number>(8).fill(1);
const attack = { do: 'attack', technique: 'blow', target: 'ogre' };
const chain = { do: 'chain', technique: 'blow', target: 'ogre' };

function declared(dice: number[]): Table {
  const table = new Table(sagaChain, [ann, bea, cai, ogre], dealt([...INITIATIVE, ...dice]));
  table.answer('ogre', { do: 'defend' });
  for (const who of ['ann', 'bea', 'cai']) table.answer(who, attack);
  return table;
}

/** The source's dice: 3-3-2, 2-5-4 and 1-2-3, nobody spends LP. */
const HITS = [3, 3, 2, 2, 5, 4, 1, 2, 3];

function rolled(dice: number[]): Table {
  const table = declared([...HITS, ...dice]);
  table.act('ann', chain);
  table.answer('bea', 'blow');
  table.answer('cai', 'blow');
  for (const who of ['ann', 'bea', 'cai']) table.answer(who, null);
  return table;
}

const hpOfOgre = (table: Table) => (table.fight.combatants.ogre!.body as SagaSheet).hp;

describe('a SAGA2 chain on the kernel, crashing after every command', () => {
  test('SG-TRN-2: the GM declares first, then all players at once, seeing each other', () => {
    const table = new Table(sagaChain, [ann, bea, cai, ogre], dealt(INITIATIVE));
    expect(table.asked).toBe('command: ogre');
    expect(table.fight.open?.question?.id).toBe('q1');
    table.answer('ogre', { do: 'defend' });
    expect(table.asked).toBe('command: ann bea cai');
    expect(table.fight.open?.question?.id).toBe('q2');
    table.draft('bea', attack);
    expect(table.view('ann').question?.answers).toEqual({
      bea: { value: attack, confirmed: false },
    });
  });

  test('SG-TRN-8: a declaration changes until all have declared', () => {
    const table = new Table(sagaChain, [ann, bea, cai, ogre], dealt(INITIATIVE));
    table.answer('ogre', { do: 'defend' });
    table.answer('ann', attack);
    table.draft('ann', { do: 'defend' });
    table.answer('bea', attack);
    table.answer('cai', attack);
    expect(table.asked).toBe('command: ann');
    expect(() => table.answer('ann', { ...attack, target: 'bea' })).toThrow('unknown_action');
    table.answer('ann', { do: 'defend' });
    expect(table.asked).toBe('');
    expect(table.fight.combatants.ann!.body).toMatchObject({ command: { do: 'defend' } });
    expect(() => table.answer('ann', attack)).toThrow('old_prompt');
  });

  test('SG-TRN-8: the GM closes the phase, and whoever has not declared defends', () => {
    const table = new Table(sagaChain, [ann, bea, cai, ogre], dealt(INITIATIVE));
    table.answer('ogre', { do: 'defend' });
    table.answer('bea', attack);
    table.draft('cai', attack);
    table.do({ type: 'resolve', question: 'q2' });
    const commands = ['ann', 'bea', 'cai'].map(
      (who) => (table.fight.combatants[who]!.body as { command: { do: string } }).command.do,
    );
    expect(commands).toEqual(['defend', 'attack', 'defend']);
    expect(table.fight.slots.map((slot) => slot.actor)).toEqual(['ann', 'bea', 'cai', 'ogre']);
  });

  test('SG-CHN-1: the first opens, the next in order agrees, who declines cuts off those behind', () => {
    const table = declared([3, 3, 2, 6, 6]);
    expect(() => table.act('bea', chain)).toThrow('unknown_action');
    table.act('ann', chain);
    expect(table.asked).toBe('join-chain: bea');
    table.answer('bea', null);
    expect(table.asked).toBe('lp-reroll: ann');
    expect(table.fight.slots.map((slot) => slot.actor)).toEqual(['bea', 'cai', 'ogre']);
  });

  test('SG-CHN-2: all share the target: those who join name a technique, not a target', () => {
    const table = declared([]);
    table.act('ann', chain);
    expect(table.view('bea').question).toMatchObject({
      about: { opener: 'ann', target: 'ogre' },
      asks: { bea: { choices: [{ value: null }, { value: 'blow' }] } },
    });
    expect(table.view('cai').question).toBeUndefined();
    expect(table.view('cai').waits).toEqual(['bea']);
  });

  test('SG-CHN-3: all see dice and drafts, and choose anew until all confirm', () => {
    const table = rolled([]);
    expect(table.asked).toBe('set-aside: ann bea cai');
    table.draft('ann', 3);
    table.answer('bea', 2);
    const seen = table.view('cai').question!;
    expect(seen.about).toEqual({ ann: [3, 3, 2], bea: [2, 5, 4], cai: [1, 2, 3] });
    expect(seen.answers).toEqual({
      ann: { value: 3, confirmed: false },
      bea: { value: 2, confirmed: true },
    });
    expect(Object.keys(seen.asks)).toEqual(['cai']);
    expect(() => table.answer('bea', 3)).toThrow('bad_answer');
    expect(table.view('s-onlooker').question).toBeUndefined();
  });

  test('SG-CHN-3, SG-CHN-4, SG-CHN-5: three set aside a 2, one evasion fails, one damage', () => {
    // ann 3+3+7 = 13 against 3+3+8 = 14: evaded. bea 5+4+6 = 15 against 2+4+8 = 14: hit, so all.
    // ann 4+2+5, bea 3+5+4+6, cai 1+0+4 = 34; each adds 2 x 3: 52; less 12 once: 40.
    const table = rolled([3, 3, 2, 4, 4, 3, 5, 1]);
    table.draft('ann', 3);
    table.answer('bea', 2);
    table.answer('cai', 2);
    table.answer('ann', 2);
    expect(hpOfOgre(table)).toBe(90 - 40);
    expect(table.fight.slots.map((slot) => slot.actor)).toEqual(['ogre']);
    expect(table.fight.drawn).toEqual({ party: 8 + 9 + 8, gm: 0 });
    expect(bytes(table.uninterrupted())).toBe(bytes(table.fight));
  });

  test('SG-CHN-3: two set aside a 3 and the third a 2: only the two chain', () => {
    // ann 3+2+7 = 12 against 1+1+8 = 10: hit. ann 6+2+5, cai 2+0+4 = 19; each 3 x 2: 31 - 12 = 19.
    // bea alone with 5+4+6 = 15 against 6+1+8 = 15: evaded.
    const table = rolled([1, 1, 6, 2, 6, 1]);
    table.answer('ann', 3);
    table.answer('bea', 2);
    table.answer('cai', 3);
    expect(hpOfOgre(table)).toBe(90 - 19);
    expect(table.fight.drawn.party).toBe(8 + 9 + 6);
    expect(bytes(table.uninterrupted())).toBe(bytes(table.fight));
  });

  test('SG-CHN-4: evading every check of the chain evades it', () => {
    // Against 13, 15 and 9: 8 + 5, 8 + 7, 8 + 2.
    const table = rolled([2, 3, 3, 4, 1, 1]);
    for (const who of ['ann', 'bea', 'cai']) table.answer(who, 2);
    expect(hpOfOgre(table)).toBe(90);
  });

  test('SG-CHN-9, SG-CHK-6: a die rolled again for an LP belongs to the chain', () => {
    const table = declared([...[3, 3, 5], 2, ...HITS.slice(3)]);
    table.act('ann', chain);
    table.answer('bea', 'blow');
    table.answer('cai', 'blow');
    table.answer('ann', 2);
    expect(table.fight.combatants.ann!.body).toMatchObject({ lp: 7 });
    table.answer('bea', null);
    table.answer('cai', null);
    expect(table.view('ann').question?.about).toMatchObject({ ann: [3, 3, 2] });
  });
});
