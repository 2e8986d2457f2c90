import { describe, expect, it } from 'vitest';
import { between, carry } from './between';
import { chronicle } from './chronicle';
import { characterSchema, techniqueSchema, type CharacterInput } from './sheets';
import { Battle } from './testing/battle';
import { HERO, SLASH } from './testing/kit';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...SLASH, id: `t${i}`, name: `技${i}` }));

/** A sheet that holds as much as a sheet can. */
const full: CharacterInput = {
  ...HERO,
  ...{ hp: 9999, wp: 9999, jp: 9999, points: 999_999, credits: 99_999_999, growths: 99 },
  techniques: many(96),
  mikiri: many(96).map(({ name }) => ({ of: name, name })),
};
const sheet = characterSchema.parse(full);

const isSheet = (made: unknown) => expect(characterSchema.safeParse(made).error).toBeUndefined();

describe('a full sheet is a sheet still, to be changed and sent again', () => {
  it('after the end of a scenario and a split of the reward (SG-END-3 to SG-END-9)', () => {
    const state = { ...chronicle.begin(), purse: { points: 9, credits: 9 } };
    for (const change of [
      { do: 'end', goal: 100 },
      { do: 'give', to: 'amy', points: 9 },
    ]) {
      const parsed = chronicle.schemas.change.parse(change);
      const made = chronicle.change(state, { amy: sheet }, parsed);
      isSheet(made.ok && made.value.sheets['amy']);
    }
  });

  it('after growing (SG-END-3)', () => {
    const made = between(sheet, { do: 'grow', pool: 'wp' }, () => 1);
    isSheet(made.ok && made.value.sheet);
  });

  it('after a 閃き, for which no place is left: the check is a critical (SG-GLM-6)', () => {
    const options = { techniques: [techniqueSchema.parse({ ...SLASH, id: 'new', rank: 1 })] };
    const cast = { party: { amy: full }, options: { ...options, starterTechniques: false } };
    const battle = Battle.acting(cast, {}, ['amy']);
    battle.go([1, 1, 1, 3, 4, 5, 6]);
    expect(battle.get('amy').body).toMatchObject({ learned: [] });
    isSheet(carry(battle.get('amy')));
  });

  it('after a 見切り, for which no place is left (SG-GLM-8)', () => {
    const claw = { ...SLASH, id: 'claw', name: '爪', skill: 'unarmed', cost: 0 };
    const cast = { party: { amy: full }, enemies: { orc: { techniques: [claw] } } };
    const command = { do: 'technique', technique: 'claw', weapon: 'natural', target: 'amy' };
    const options = { starterTechniques: false };
    const battle = Battle.acting({ ...cast, options }, { orc: command }, ['orc']);
    battle.go([3, 4, 2, 2, 2]);
    isSheet(carry(battle.get('amy')));
  });

  it('after the same 見切り was used again and again (SG-GLM-9)', () => {
    const claw = { ...SLASH, id: 'claw', name: '爪', skill: 'unarmed', cost: 0 };
    const amy = { mikiri: [{ of: '爪', name: '爪' }], mikiriUsed: ['爪'] };
    const cast = { party: { amy }, enemies: { orc: { techniques: [claw] } } };
    const command = { do: 'technique', technique: 'claw', weapon: 'natural', target: 'amy' };
    const battle = Battle.acting(cast, { orc: command }, ['orc']);
    battle.go([3, 4]);
    battle.answer('mikiri');
    expect(battle.get('amy').body).toMatchObject({ mikiriUsed: ['爪'] });
  });
});
