import { describe, expect, test } from 'vitest';
import { seededDice } from '../dice';
import type { FightEvent } from '../events';
import { GM_VIEWER, seatViewer } from '../viewer';
import { breakerUse, policy, type Ability, type BreakerSheet } from './breaker-use';
import { bytes } from './rerun';
import { dealt, foe, hero, Table } from './table';

const sheet = (over: Partial<BreakerSheet>): BreakerSheet => ({
  level: 15,
  guts: 100,
  damage: 0,
  statuses: [],
  enchants: [],
  gauge: 0,
  abilities: {},
  ...over,
});

const blaze: Ability = {
  kind: 'sword',
  faces: {
    2: { do: 'amount', n: 10 },
    3: { do: 'plus-one' },
    4: { do: 'drain', n: 5 },
    5: { do: 'sure' },
    6: { do: 'amount', n: 15 },
  },
};
const surge: Ability = {
  kind: 'art',
  faces: {
    2: { do: 'amount', n: 10 },
    3: { do: 'hyper', n: 60 },
    4: { do: 'status', name: 'poison' },
    5: { do: 'miss' },
    6: { do: 'amount', n: 20, more: 5 },
  },
};
const aki = (over: Partial<BreakerSheet> = {}, preset?: number) =>
  hero('aki', sheet({ damage: 9, abilities: { blaze: { ...blaze, preset }, surge }, ...over }));
const golem = foe('golem', sheet({ level: 20, abilities: { surge } }));
const imp = foe('imp', sheet({ abilities: { surge } }));
const wolf = foe('wolf', sheet({ abilities: { surge } }));

const use = (ability: string, target: string) => ({ do: 'use', ability, target });
const body = (table: Table, id: string) => table.fight.combatants[id]!.body as BreakerSheet;
const faces = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'rolled' ? [event.faces] : []));
const answers = (table: Table) =>
  table.events.filter((e): e is Extract<FightEvent, { type: 'answered' }> => e.type === 'answered');

describe('an End Breaker use on the kernel, crashing after every command', () => {
  test('EB-DIC-1, EB-DIC-7: dice are rolled in batches until one has no 1', () => {
    const table = new Table(
      breakerUse,
      [aki(), golem],
      dealt([1, 2, 1, 1, 2, 3, 1, 4, 2, 2, 2, 2]),
    );
    table.act('aki', use('surge', 'golem'));
    expect(faces(table).slice(0, 4)).toEqual([
      [1, 2],
      [1, 1],
      [2, 3, 1, 4],
      [2, 2],
    ]);
  });

  test('EB-DIC-5: with 【剣】 one die is rolled again; a 1 triggers at the end', () => {
    const sword = aki({ enchants: ['sword'] });
    const table = new Table(breakerUse, [sword, golem], dealt([2, 4, 1, 5, 2, 3, 3]));
    table.act('aki', use('blaze', 'golem'));
    expect(table.asked).toBe('reroll: aki');
    expect(table.view('aki').question?.about).toEqual([2, 4]);
    table.answer('aki', 0);
    expect(faces(table)).toEqual([[2, 4], [1], [5, 2]]);
    // 4, 5, 2: drain, sure (no defence check), 10 damage.
    expect(table.asked).toBe('');
    expect([body(table, 'golem').damage, body(table, 'aki').damage]).toEqual([10, 4]);
  });

  test('EB-CAN-6, EB-CAN-8: asked per 6, offered only what would not be cancelled', () => {
    // Two enemies: a second プラスワン would be cancelled.
    const table = new Table(breakerUse, [aki(), golem, imp], dealt([1, 6, 6, 3]));
    table.act('aki', use('blaze', 'golem'));
    expect(table.asked).toBe('super-cancel: aki');
    const ask = table.view('aki').question?.asks.aki;
    expect(ask).toMatchObject({ choices: [null, 2, 4, 5].map((value) => ({ value })) });
    expect(() => table.answer('aki', 3)).toThrow('bad_answer');
    table.answer('aki', 5);
    // A second 必中 would be cancelled too.
    const next = table.view('aki').question?.asks.aki;
    expect(next).toMatchObject({ choices: [null, 2, 4].map((value) => ({ value })) });
  });

  test('EB-CAN-7: automatic cancels: プラスワン beyond the enemies becomes weak damage', () => {
    // 1 1 -> 3 3 5 4: プラスワン, the second of them cancelled (level 15: 10), 必中, drain 5.
    const table = new Table(breakerUse, [aki(), golem, imp], dealt([1, 1, 3, 3, 5, 4]));
    table.act('aki', use('blaze', 'golem'));
    expect([body(table, 'golem').damage, body(table, 'imp').damage]).toEqual([10, 10]);
    expect(body(table, 'aki').damage).toBe(4);
    expect(table.fight.drawn.party).toBe(6);
    expect(bytes(table.uninterrupted())).toBe(bytes(table.fight));
  });

  test('EB-CAN-2, EB-CAN-4: no damage: プラスワン is cancelled, 必中 stays with its damage', () => {
    const table = new Table(breakerUse, [aki(), golem, imp], dealt([5, 3]));
    table.act('aki', use('blaze', 'golem'));
    expect([body(table, 'golem').damage, body(table, 'imp').damage]).toEqual([10, 0]);
  });

  test('EB-FGT-8: further targets for プラスワン are chosen, then each defends in order', () => {
    const dice = [3, 2, 4, 4, 1, 2, 2, 2];
    const table = new Table(breakerUse, [aki(), golem, imp, wolf], dealt(dice));
    table.act('aki', use('blaze', 'golem'));
    expect(table.asked).toBe('further-target: aki');
    const ask = table.view('aki').question?.asks.aki;
    expect(ask).toMatchObject({ choices: [{ value: 'imp' }, { value: 'wolf' }] });
    table.answer('aki', 'wolf');
    // golem has two dice as the attacker: hit. wolf 1-2, then 2-2: three dice, crushed.
    expect(['golem', 'imp', 'wolf'].map((id) => body(table, id).damage)).toEqual([10, 0, 0]);
    expect(table.fight.drawn.party).toBe(dice.length);
  });

  test('EB-DIC-4, EB-DIC-5, EB-FGT-9: 【盾】 rolls a die again; crushed, nothing happens', () => {
    const shielded = aki({ enchants: ['shield'], damage: 0 });
    const table = new Table(breakerUse, [golem, shielded], dealt([3, 2, 4, 4, 1, 5, 5]));
    table.act('golem', use('surge', 'aki'));
    expect(table.asked).toBe('reroll: aki');
    table.answer('aki', 1);
    expect(body(table, 'aki')).toMatchObject({ damage: 0 });
    expect(body(table, 'golem')).toMatchObject({ gauge: 0 });
  });

  test('EB-EFF-3, EB-DIC-3: hyper fills the gauge; when full, five dice and it is empty', () => {
    const hyper = aki({ gauge: 60, damage: 0 });
    // aki 3-2: 10 damage, 60 + 60 is full. golem 5-4, hit: poison. aki then rolls five dice.
    const dice = [3, 2, 2, 2, 5, 4, 2, 2, ...[2, 2, 2, 3, 4], 2, 2];
    const table = new Table(breakerUse, [hyper, golem], dealt(dice));
    table.act('aki', use('surge', 'golem'));
    expect(body(table, 'aki').gauge).toBe(100);
    table.act('golem', use('surge', 'aki'));
    expect(body(table, 'aki').statuses).toEqual(['poison']);
    table.act('aki', use('surge', 'golem'));
    // 10 + 10 + 10, ハイパー cancelled in a hyper use: 10 more.
    expect(body(table, 'golem').damage).toBe(10 + 40);
    expect(body(table, 'golem').statuses).toEqual(['poison']);
    expect(body(table, 'aki').gauge).toBe(0);
    expect(table.fight.drawn.party).toBe(dice.length);
  });

  test('EB-DAT-2, EB-CAN-6: the preset of an ability is tried before asking', () => {
    // 6-6, preset 5: the first 6 becomes 必中; a second would be cancelled, so the second 6 is asked.
    const table = new Table(breakerUse, [aki({}, 5), golem], dealt([6, 6]));
    expect(table.view('aki').combatants.aki?.presets).toEqual({ 'super-cancel:blaze': 5 });
    table.act('aki', use('blaze', 'golem'));
    expect(answers(table).map((event) => event.answers)).toEqual([{ aki: 5 }]);
    expect(table.asked).toBe('super-cancel: aki');
    table.answer('aki', null);
    expect(body(table, 'golem').damage).toBe(15);
  });

  test('EB-CAN-5: switches and presets change at any time, by whoever plays the combatant', () => {
    const table = new Table(breakerUse, [aki(), golem], dealt([6, 6, 2, 2]));
    const preset = { type: 'preset', who: 'aki', name: 'super-cancel:blaze', value: 2 } as const;
    expect(() => table.do(preset, seatViewer('s-other'))).toThrow('not_yours');
    table.act('aki', use('blaze', 'golem'));
    table.do(preset, seatViewer('s-aki'));
    expect(table.asked).toBe('super-cancel: aki');
    table.answer('aki', null);
    expect(table.asked).toBe('');
    expect(body(table, 'golem').damage).toBe(15 + 10);
    table.do({ type: 'undo' });
    expect(table.fight.combatants.aki?.presets).toEqual({ 'super-cancel:blaze': 2 });
    table.do({ type: 'preset', who: 'aki', name: 'super-cancel:blaze' }, seatViewer('s-aki'));
    expect(table.fight.combatants.aki?.presets).toEqual({});
    expect(table.view('s-other').combatants.aki).not.toHaveProperty('presets');
  });

  test('EB-CAN-5: with the switch off a doubled effect does nothing more', () => {
    const table = new Table(breakerUse, [aki(), golem], dealt([5, 5, 5, 5]));
    const off = { type: 'preset', who: 'aki', name: 'auto-cancel', value: false } as const;
    table.do(off, seatViewer('s-aki'));
    table.act('aki', use('blaze', 'golem'));
    expect(body(table, 'golem').damage).toBe(0);
  });

  test('EB-ARN-1: a policy plays both sides by commands like all others', () => {
    const ready = aki({ abilities: { blaze: { ...blaze, preset: 2 } } });
    const table = new Table(breakerUse, [ready, golem, imp], seededDice(7));
    for (let i = 0; i < 30; i += 1) {
      const question = table.fight.open?.question;
      if (question) {
        table.do({ type: 'resolve', question: question.id }, GM_VIEWER);
        continue;
      }
      const { actor } = table.fight.slots[0]!;
      table.act(actor, policy(table.view(actor), actor));
    }
    expect(table.fight.drawn.party).toBeGreaterThan(60);
    expect(bytes(table.uninterrupted())).toBe(bytes(table.fight));
  });
});
