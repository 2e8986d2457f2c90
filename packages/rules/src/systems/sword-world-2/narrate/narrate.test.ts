import { describe, expect, it } from 'vitest';
import {
  apply,
  begin,
  decide,
  seededDice,
  viewOf,
  type Entrant,
  type Entry,
  type Fight,
} from '../../../kernel';
import { GM_VIEWER, ONLOOKER, seatViewer, type Viewer } from '../../../kernel/viewer';
import { swordWorld2 } from '..';
import { STARTER_CHARACTERS } from '../starter/characters';
import { STARTER_ENEMIES } from '../starter/enemies';
import { optionsOf } from '../testing/encounter';

const hero = (id: string, sheet: unknown): Entrant => ({
  id,
  side: 'party',
  owner: 's1',
  kind: id,
  hidden: false,
  sheet,
});
const foe = (id: string, kind: string, sheet: unknown): Entrant => ({
  id,
  side: 'enemy',
  owner: 'gm',
  kind,
  hidden: false,
  sheet,
});

const dice = seededDice(1);
const { rena } = STARTER_CHARACTERS;
const { bogard, ironScorpion } = STARTER_ENEMIES;

function fightWith(...enemies: Entrant[]): Fight {
  return begin(swordWorld2, 1, optionsOf({}), [hero('c-rena', rena), ...enemies], dice).fight;
}

/** What happens after a GM command, told to somebody. */
function toldAfter(fight: Fight, command: object, viewer: Viewer = ONLOOKER): Entry[] {
  const decided = decide(swordWorld2, fight, command as never, GM_VIEWER, dice);
  if (!decided.ok) throw new Error(decided.refusal.code);
  let before = fight;
  return decided.value.events.flatMap((event) => {
    const after = apply(swordWorld2, before, event);
    const entries = swordWorld2.narrate(before as never, event, after as never, viewer);
    before = after;
    return entries;
  });
}

describe('names in the log', () => {
  it('SW-KNW-9 calls the first of a kind anew once a second one is there', () => {
    const fight = fightWith(foe('e-1', 'bogard', bogard));
    const entries = toldAfter(fight, {
      type: 'enter',
      enemies: [{ id: 'e-2', kind: 'bogard', hidden: false, sheet: bogard }],
    });
    expect(entries).toEqual([
      { k: 'enter', id: 'e-2', side: 'enemy', letter: 0, nth: 2, several: true },
      { k: 'name', id: 'e-1', letter: 0, nth: 1, several: true },
    ]);
  });

  it('SW-KNW-14 names the part of an enemy that has several, its look being public', () => {
    const fight = fightWith(foe('e-1', 'scorpion', ironScorpion));
    const [fix] = toldAfter(fight, {
      type: 'correct',
      target: 'e-1',
      field: 'major:p2',
      value: true,
    });
    expect(fix).toMatchObject({ k: 'fix', part: 'p2', piece: { name: '鋏', nameEn: 'Claws' } });
  });
});

describe('SW-KNW-15 what the GM reads and players do not', () => {
  const fight = fightWith(foe('e-1', 'bogard', bogard));
  const corrected = { type: 'correct', target: 'e-1', field: 'hp', value: 5 };

  it('an entry players do not get is veiled as a whole', () => {
    expect(toldAfter(fight, corrected)).toEqual([]);
    expect(toldAfter(fight, corrected, GM_VIEWER)).toMatchObject([{ k: 'fix', veiled: true }]);
    expect(toldAfter(fight, corrected, GM_VIEWER)[0]).not.toHaveProperty('hides');
  });

  it('an entry they get with less says what is missing for them', () => {
    const [entered] = toldAfter(
      fight,
      { type: 'enter', enemies: [{ id: 'e-2', kind: 'other', sheet: bogard }] },
      GM_VIEWER,
    );
    expect(entered).toMatchObject({ k: 'enter', veiled: true, hides: ['name', 'nameEn'] });
  });

  it('an entry they get as it is is not marked', () => {
    const [entered] = toldAfter(
      fight,
      { type: 'correct', target: 'c-rena', field: 'hp', value: 5 },
      GM_VIEWER,
    );
    expect(entered).toEqual({ k: 'fix', id: 'c-rena', field: 'hp', from: 19, to: 5 });
  });
});

describe('SW-KNW-14 a correction of what everybody sees', () => {
  it('is told to all, words as well as numbers', () => {
    const fight = fightWith(foe('e-1', 'bogard', bogard));
    const moved = { type: 'correct', target: 'e-1', field: 'area', value: 'enemyRear' };
    const [fix] = toldAfter(fight, moved);
    expect(fix).toMatchObject({ k: 'fix', id: 'e-1', field: 'area', to: 'enemyRear' });
    expect(toldAfter(fight, moved, GM_VIEWER)).toEqual([fix]);
  });
});

describe('SW-KNW-11 what was found', () => {
  it('says the kind and, with the weakness, which one it is', () => {
    const fight = fightWith(foe('e-1', 'bogard', bogard));
    const command = { do: 'reveal', of: 'e-1', identified: true, weakness: true };
    const found = toldAfter(fight, { type: 'rule', command }, seatViewer('s1')).filter(
      ({ k }) => k === 'found',
    );
    expect(found).toEqual([
      { k: 'found', of: 'e-1', what: 'identity', name: 'ボガード', nameEn: 'Bogard' },
      {
        k: 'found',
        of: 'e-1',
        what: 'weakness',
        name: 'ボガード',
        nameEn: 'Bogard',
        weakness: { kind: 'accuracy', amount: 1, wording: '命中力+1' },
      },
    ]);
    expect(JSON.stringify(viewOf(swordWorld2, fight, ONLOOKER))).not.toContain('ボガード');
  });
});

describe('SW-KNW-13 a check for late arrivals', () => {
  it('is what somebody passes, whatever the stage of the fight', () => {
    let fight = fightWith(foe('e-1', 'bogard', bogard));
    for (const command of [{ do: 'close' }, { do: 'close' }, { do: 'close' }, { do: 'close' }]) {
      const done = decide(swordWorld2, fight, { type: 'rule', command } as never, GM_VIEWER, dice);
      if (done.ok) fight = done.value.fight;
    }
    expect(fight.data).toMatchObject({ stage: 'turns' });
    const late = { type: 'enter', enemies: [{ id: 'e-9', kind: 'scorpion', sheet: ironScorpion }] };
    const arrived = decide(swordWorld2, fight, late as never, GM_VIEWER, dice);
    if (!arrived.ok) throw new Error(arrived.refusal.code);
    const passed = toldAfter(arrived.value.fight, {
      type: 'act',
      actor: 'c-rena',
      action: { do: 'pass' },
    });
    expect(passed).toContainEqual({ k: 'pass', who: 'c-rena', stage: 'knowledge' });
  });
});
