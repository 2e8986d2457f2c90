import type { Check } from '../../events';
import { WEAPON_SKILLS, type Attribute, type Technique, type Weapon } from '../../sheets';
import { isHero, type SgCombatant } from '../../state';

/*
 * The rule book once more, in its own words and without the code that it checks: what follows from
 * a sheet alone.
 */

const EVASIONS: readonly Check['kind'][] = ['evasion', 'shield', 'parry', 'counter'];
export const isEvasion = (kind: Check['kind']): boolean => EVASIONS.includes(kind);

export const suffers = ({ body }: SgCombatant, status: string): boolean =>
  body.statuses.some(({ name }) => name === status);

/** Neither evasion nor resist check (SG-STS-11). */
export const isHelpless = (c: SgCombatant): boolean =>
  c.body.condition !== 'up' || suffers(c, 'sleep') || suffers(c, 'petrification');

export const known = ({ body }: SgCombatant): readonly Technique[] =>
  body.type === 'enemy' ? body.sheet.techniques : [...body.sheet.techniques, ...body.learned];

export const technique = (c: SgCombatant, id: string | undefined): Technique | undefined =>
  known(c).find((each) => each.id === id);

/** Level of a skill and value of its base ability (SG-CHK-2, SG-DAT-6). */
function skill(c: SgCombatant, id: string): { level: number; ability: number } | null {
  if (!isHero(c)) return null;
  const { skills, abilities } = c.body.sheet;
  const had = skills.find((each) => each.id === id);
  const base = had?.ability ?? (id === 'resistance' ? 'body' : 'dexterity');
  const ability = abilities.find((each) => each.id === base)?.value ?? 0;
  return { level: had?.level ?? 0, ability };
}

export const levelOf = (c: SgCombatant, id: string): number => skill(c, id)?.level ?? 0;

/** What a check of this kind adds, and how many dice it has, without what statuses do. */
export function checkOf(c: SgCombatant, { kind, with: means = '' }: Check) {
  const moved = c.body.moved ? -1 : 0;
  const id = kind === 'parry' || kind === 'counter' ? (technique(c, means)?.skill ?? '') : means;
  if (c.body.type === 'enemy') {
    const { hit, spell = hit, evasion, resist } = c.body.sheet;
    const fixed = { hit, spell, evasion, shield: evasion, resist, parry: hit, counter: hit };
    return { dice: 2, modifier: kind === 'ability' ? 0 : fixed[kind] + moved };
  }
  const { level, ability } = skill(c, id)!;
  return { dice: level > 0 ? 3 : 2, modifier: ability + level + moved };
}

/** An attack value with its attributes; fists and claws have no entry on a sheet (SG-DAT-3, 4). */
export function weapon(c: SgCombatant, id: string | undefined) {
  if (c.body.type === 'enemy') {
    const { attack, attributes } = c.body.sheet;
    return id === undefined ? undefined : { attack, attributes, spellAttack: false };
  }
  if (id === 'unarmed') return { attack: 0, attributes: ['blow'] as const, spellAttack: false };
  const found: Pick<Weapon, 'attack' | 'attributes' | 'spellAttack'> | undefined =
    c.body.sheet.weapons.find((each) => each.id === id);
  return found;
}

export const isSpell = (of: Pick<Technique, 'skill'> | undefined): boolean =>
  of !== undefined && !Object.keys(WEAPON_SKILLS).includes(of.skill);

type Reaction = 'weak' | 'immune' | 'resistant' | 'normal';

/** SG-ATT-7, word for word. */
export function reaction({ body }: SgCombatant, attribute: Attribute): Reaction {
  const traits = body.type === 'enemy' ? [body.sheet] : body.sheet.traits;
  const armour = body.type === 'enemy' ? [] : body.sheet.armour;
  const [w, i, t] = (['weak', 'immune', 'resists'] as const).map((field) =>
    traits.some((one) => one[field].includes(attribute)),
  ) as [boolean, boolean, boolean];
  const o =
    armour.filter(({ resists }) => resists.includes(attribute)).length +
    body.resists.filter((each) => each === attribute).length;
  if (w && !i && o === 0 && !t) return 'weak';
  const left = { i: i && !w, t, o };
  if (w && i) left.o += 1;
  else if (w && o > 0) left.o -= 1;
  else if (w) left.t = false;
  if (left.i || (left.t && left.o > 0)) return 'immune';
  return left.t || left.o > 0 ? 'resistant' : 'normal';
}

/** DP and armour, or an enemy's defence (SG-DAT-2). */
export function defence({ body }: SgCombatant): number {
  if (body.type === 'enemy') return body.sheet.defence;
  return body.sheet.dp + body.sheet.armour.reduce((sum, each) => sum + each.defence, 0);
}
