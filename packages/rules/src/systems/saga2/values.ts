import { NATURAL, UNARMED } from './actions';
import { abilityOf, BODY, DEXTERITY, WEAPON_SKILLS } from './sheets';
import type { Skill, Technique, Weapon } from './sheets';
import { isHero, type CharacterBody, type EnemyBody, type Hero, type SgCombatant } from './state';

/** Fists (体術), where a hand is free (SG-TRN-6). */
export const FISTS: Weapon = {
  id: UNARMED,
  name: '素手',
  nameEn: 'Unarmed',
  note: '',
  skill: 'unarmed',
  attack: 0,
  hands: 1,
  attributes: ['blow'],
  reach: 'melee',
  spellAttack: false,
};

/** What somebody attacks with: of the sheet, fists, or an enemy's own (SG-DAT-3, SG-DAT-4). */
export function weaponOf({ body }: SgCombatant, id: string): Weapon | undefined {
  if (body.type === 'enemy') return id === NATURAL ? naturalWeapon(body) : undefined;
  return id === UNARMED ? FISTS : body.sheet.weapons.find((weapon) => weapon.id === id);
}

function naturalWeapon({ sheet }: EnemyBody): Weapon {
  const { attack, attributes, reach } = sheet;
  return { ...FISTS, id: NATURAL, name: '攻撃', nameEn: 'Attack', attack, attributes, reach };
}

/** Weapons that can be used now, in the order declared, fists last (SG-TRN-6, SG-GLM-12). */
export function weaponsInHand(c: SgCombatant): Weapon[] {
  if (!isHero(c)) return [weaponOf(c, NATURAL)!];
  const held = c.body.hands.flatMap((id) => weaponOf(c, id) ?? []);
  return handsFree(c) > 0 ? [...held, FISTS] : held;
}

/** Hands that hold nothing: 0, 1 or 2. */
export function handsFree(c: Hero, held: readonly string[] = c.body.hands): number {
  const { weapons, shields } = c.body.sheet;
  const gear = [...weapons, ...shields].filter(({ id }) => held.includes(id));
  return gear.reduce((free, { hands }) => free - hands, 2);
}

export const holdsShield = (c: SgCombatant): boolean =>
  isHero(c) && c.body.sheet.shields.some(({ id }) => c.body.hands.includes(id));

/** Techniques and spells that somebody knows, those learned in this fight last. */
export function techniquesOf(c: SgCombatant): readonly Technique[] {
  return isHero(c) ? [...c.body.sheet.techniques, ...c.body.learned] : c.body.sheet.techniques;
}

export const techniqueOf = (c: SgCombatant, id: string): Technique | undefined =>
  techniquesOf(c).find((technique) => technique.id === id);

/** A spell (術): its skill is no weapon skill. */
export const isSpell = ({ skill }: Pick<Technique, 'skill'>): boolean =>
  !Object.hasOwn(WEAPON_SKILLS, skill);

/** A skill that is had: level 0 is not (SG-DAT-6). */
export function skillOf(c: SgCombatant, id: string): Skill | undefined {
  if (!isHero(c)) return undefined;
  return c.body.sheet.skills.find((skill) => skill.id === id && skill.level > 0);
}

export const levelOf = (c: SgCombatant, id: string): number => skillOf(c, id)?.level ?? 0;

export interface CheckValue {
  readonly modifier: number;
  /** Any two of three dice; else two dice (SG-CHK-2). */
  readonly skilled: boolean;
}

/** -1 on every check in the turn of a row move, else 0 (SG-TRN-7). */
export const rowMove = ({ body }: SgCombatant): number => (body.moved ? -1 : 0);

/**
 * What is added to the dice of a check in combat: ability + level (SG-CHK-2), of enemies the fixed
 * value (SG-DAT-4).
 */
export function checkValue(c: SgCombatant, skill: string): CheckValue {
  const { body } = c;
  const { modifier, skilled } =
    body.type === 'enemy' ? enemyValue(body, skill) : heroValue(body, skill);
  return { modifier: modifier + rowMove(c), skilled };
}

function heroValue({ sheet }: CharacterBody, id: string): CheckValue {
  const skill = sheet.skills.find((each) => each.id === id);
  const ability = abilityOf(sheet, skill?.ability ?? usualAbility(id));
  const level = skill?.level ?? 0;
  return { modifier: ability + level, skilled: level > 0 };
}

/** Base ability of a skill that the sheet does not name. */
const usualAbility = (id: string): string => (id === 'resistance' ? BODY : DEXTERITY);

function enemyValue({ sheet }: EnemyBody, id: string): CheckValue {
  return { modifier: fixedValue(sheet, id), skilled: false };
}

function fixedValue({ evasion, hit, spell, resist }: EnemyBody['sheet'], id: string): number {
  if (id === 'evasion' || id === 'shield') return evasion;
  if (id === 'resistance') return resist;
  return isSpell({ skill: id }) ? (spell ?? hit) : hit;
}

/** DP and the armour's defence together (SG-DAT-2); of enemies the sheet's. */
export function defenceOf({ body }: SgCombatant): number {
  if (body.type === 'enemy') return body.sheet.defence;
  return body.sheet.armour.reduce((sum, { defence }) => sum + defence, body.sheet.dp);
}
