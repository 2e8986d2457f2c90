import { describe, expect, it } from 'vitest';
import { GM_VIEWER, ONLOOKER } from '../../kernel/viewer';
import { chronicle, proposed, type Kept } from './chronicle';
import { characterSchema, type Character } from './sheets';
import { Battle } from './testing/battle';
import { HERO } from './testing/kit';

const sheet = characterSchema.parse({ ...HERO, hp: { max: 40, now: 30 }, points: 5, credits: 100 });
const sheets = { amy: { ...sheet, mikiriUsed: ['牙'] }, bob: sheet };

const boss = { name: '竜', rank: 6, boss: true };
const wolf = { name: '狼', rank: 1, boss: false };
const orc = { name: '鬼', rank: 3, boss: false };
const kept = (defeated: Kept['defeated']): Kept => ({ ...chronicle.begin(), fights: 2, defeated });

function done(state: Kept, change: object) {
  const changed = chronicle.change(state, sheets, chronicle.schemas.change.parse(change));
  if (!changed.ok) return { refused: changed.refusal.code };
  const of = (id: string) => changed.value.sheets[id] as Character;
  return { ...changed.value, of };
}

describe('SG-END-8: what counts', () => {
  it('is who fell in any of the fights, not who left', () => {
    const battle = new Battle({
      enemies: {
        orc: { rank: 3, name: '鬼', nameEn: 'Ogre' },
        wolf: { rank: 1 },
        dragon: { rank: 6, boss: true },
      },
    });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    battle.rule({ do: 'depart', id: 'wolf' });
    const after = chronicle.after(kept([boss]), battle.fight);
    expect(after.defeated).toEqual([boss, { name: '鬼', nameEn: 'Ogre', rank: 3, boss: false }]);
    expect(after.fights).toBe(3);
  });
});

describe('SG-END-4 to SG-END-6: what it is worth', () => {
  it('bosses rank x 10, others rank x 2, credits rank x 100, the GM ranks and five times that', () => {
    expect(proposed([boss, wolf, orc, { ...boss, rank: 4 }])).toEqual({
      bosses: 100,
      others: 8,
      credits: 1400,
      gmPoints: 14,
      gmCredits: 70,
    });
  });
});

describe('SG-END-3 and SG-END-8: the end of a scenario', () => {
  const end = { do: 'end', goal: 30, roleplay: 2, helping: 1 };

  it('hands everybody the sum of all rows, maximum HP +2 and a growth, and frees 見切り', () => {
    // 30 + 6 x 10 + (1 + 3) x 2 + 2 + 1 = 101 points, (6 + 1 + 3) x 100 = 1000 credits
    const ended = done(kept([boss, wolf, orc]), end);
    if ('refused' in ended) throw new Error(ended.refused);
    for (const id of ['amy', 'bob']) {
      expect(ended.of(id)).toMatchObject({
        points: 5 + 101,
        credits: 100 + 1000,
        hp: { now: 30, max: 42 },
        growths: 1,
        mikiriUsed: [],
      });
    }
    expect(ended.state).toMatchObject({
      scenario: 2,
      fights: 0,
      defeated: [],
      purse: { points: 10, credits: 50 },
    });
  });

  it('takes the figures that the GM corrected', () => {
    const ended = done(kept([boss]), { ...end, bosses: 7, others: 3, credits: 11, gmPoints: 1 });
    if ('refused' in ended) throw new Error(ended.refused);
    expect(ended.of('amy')).toMatchObject({ points: 5 + 30 + 7 + 3 + 2 + 1, credits: 111 });
    expect(ended.state.purse).toEqual({ points: 1, credits: 30 });
  });

  it('a goal is 0 if missed, else 10 to 100', () => {
    const goals = [0, 10, 100, 9, 101].map(
      (goal) => chronicle.schemas.change.safeParse({ do: 'end', goal }).success,
    );
    expect(goals).toEqual([true, true, true, false, false]);
  });
});

describe("SG-END-9: the GM's reward", () => {
  const rich: Kept = { ...kept([]), purse: { points: 10, credits: 50 } };

  it('goes to characters in any split', () => {
    const given = done(rich, { do: 'give', to: 'bob', points: 4, credits: 20 });
    if ('refused' in given) throw new Error(given.refused);
    expect(given.of('bob')).toMatchObject({ points: 9, credits: 120 });
    expect(given.state.purse).toEqual({ points: 6, credits: 30 });
    expect(Object.keys(given.sheets)).toEqual(['bob']);
  });

  it('no further than it goes, and to nobody else', () => {
    const code = 'purse_too_small';
    expect(done(rich, { do: 'give', to: 'bob', points: 11 })).toEqual({ refused: code });
    expect(done(rich, { do: 'give', to: 'orc' })).toEqual({ refused: 'unknown_character' });
  });
});

it('players see what was handed out, the GM what would be (SG-OPT-1)', () => {
  const ended = done(kept([boss]), { do: 'end', goal: 20 });
  if ('refused' in ended) throw new Error(ended.refused);
  const fought: Kept = { ...ended.state, fights: 1, defeated: [orc] };
  const handed = { goal: 20, bosses: 60, others: 0, roleplay: 0, helping: 0, credits: 600 };
  expect(chronicle.view(fought, ONLOOKER)).toEqual({ scenario: 2, fights: 1, handed });
  expect(chronicle.view(fought, GM_VIEWER)).toMatchObject({
    defeated: [orc],
    proposed: { others: 6, credits: 300 },
    purse: { points: 6, credits: 30 },
  });
});
