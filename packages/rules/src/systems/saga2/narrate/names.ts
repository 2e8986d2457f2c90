import { find } from '../../../kernel/fight';
import type { Named } from '../events';
import { isFoe, isHero, type Foe, type SgCombatant, type SgFight } from '../state';
import { techniqueOf, weaponOf } from '../values';
import type { ToldName } from './entries';

const named = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) => ({
  name,
  ...(nameEn ? { nameEn } : {}),
});

/** How the log calls a combatant from now on. */
export function nameOf(fight: SgFight, id: string, gm: boolean): ToldName {
  const c = find(fight, id);
  if (!c) return {};
  if (!isFoe(c)) return named(c.body.sheet);
  const kind = fight.data.kinds[c.kind];
  return {
    letter: kind?.letter ?? -1,
    nth: c.body.nth,
    ...((kind?.count ?? 0) > 1 ? { several: true } : {}),
    ...(kind?.identified ? { identified: true } : {}),
    ...(kind?.publicName ? { publicName: kind.publicName } : {}),
    ...(kind?.publicNameEn ? { publicNameEn: kind.publicNameEn } : {}),
    ...(gm || kind?.identified ? named(c.body.sheet) : {}),
  };
}

/** Enemies of a kind that players see, in order of joining. */
export const ofKind = (fight: SgFight, kind: string): Foe[] =>
  Object.values(fight.combatants)
    .filter(isFoe)
    .filter((c) => c.kind === kind && !c.hidden);

/** A name as a field of an entry. */
export const told = (what: Named | undefined): { what?: string; whatEn?: string } =>
  what ? { what: what.name, ...(what.nameEn ? { whatEn: what.nameEn } : {}) } : {};

export const techniqueName = (c: SgCombatant | undefined, id: string): Named | undefined =>
  c && techniqueOf(c, id) && namedOf(techniqueOf(c, id));

/** A character's weapon; an enemy's own has no name that players know. */
export const weaponName = (c: SgCombatant | undefined, id: string): Named | undefined =>
  c && isHero(c) ? namedOf(weaponOf(c, id)) : undefined;

export const itemName = (c: SgCombatant | undefined, id: string): Named | undefined =>
  c && isHero(c) ? namedOf(c.body.sheet.items.find((item) => item.id === id)) : undefined;

/** What a check is made with: a technique, or a skill, ability or 特技 of the sheet. */
export function meansName(c: SgCombatant | undefined, id: string): Named | undefined {
  if (!c) return undefined;
  const technique = techniqueName(c, id);
  if (technique || !isHero(c)) return technique;
  const { skills, abilities, traits } = c.body.sheet;
  return namedOf([...skills, ...abilities, ...traits].find((each) => each.id === id));
}

function namedOf(
  thing: { name?: string | undefined; nameEn?: string | undefined } | undefined,
): Named | undefined {
  return thing?.name ? { ...named({ ...thing, name: thing.name }) } : undefined;
}
