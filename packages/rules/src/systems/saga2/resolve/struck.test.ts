import { describe, expect, it } from 'vitest';
import { techniqueSchema, type TechniqueInput } from '../sheets';
import type { SgCombatant, SgFight } from '../state';
import { foe, hero } from '../testing/people';
import type { Strike } from './strike';
import { struckBy } from './target';

const fightOf = (...all: SgCombatant[]) =>
  ({ combatants: Object.fromEntries(all.map((c) => [c.id, c])) }) as unknown as SgFight;
const strike = (targets: TechniqueInput['targets'], aim: Partial<Strike>): Strike => ({
  deed: 'technique',
  technique: techniqueSchema.parse({
    ...{ id: 'it', name: '技', skill: 'sword', rank: 1, cost: 1, targets },
  }),
  ...aim,
});

const amy = hero();
const orc = foe();
const imp = foe({}, {}, 'imp');
const owl = foe({}, { row: 'back' }, 'owl');
const fight = fightOf(amy, orc, imp, owl);

describe('SG-GLM-12 and SG-GLM-13: whom a strike is aimed at', () => {
  it('SG-GLM-12 one', () => {
    expect(struckBy(fight, 'amy', strike('one', { target: 'imp' }))).toEqual(['imp']);
  });

  it('SG-GLM-12 a row: that of the one it goes to, where the declared one is empty (SG-TRN-14)', () => {
    expect(struckBy(fight, 'amy', strike('row', { target: 'owl', row: 'back' }))).toEqual(['owl']);
    const alone = fightOf(amy, orc, imp);
    expect(struckBy(alone, 'amy', strike('row', { target: 'orc', row: 'back' }))).toEqual([
      'orc',
      'imp',
    ]);
  });

  it('SG-GLM-12 all of a side, of the own one without oneself', () => {
    expect(struckBy(fight, 'amy', strike('all', { target: 'owl' }))).toEqual(['orc', 'imp', 'owl']);
    const bob = hero({}, {}, 'bob');
    const both = fightOf(amy, bob, orc);
    expect(struckBy(both, 'amy', strike('all', { target: 'bob' }))).toEqual(['bob']);
  });
});
