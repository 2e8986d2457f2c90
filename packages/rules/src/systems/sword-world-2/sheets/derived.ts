import type { Character } from './character';
import { usesRating } from './damage';
import type { Enemy, KnowledgeSkill } from './enemy';
import { FIXED_ROLL } from './numbers';
import { entryOf } from '../../../sheets/records';
import type { EnemySpell } from './spell';
import type { Category, KnownSkill } from './terms';
import type { Weapon } from './weapon';

/** Adventurer level from which 《射手の体術》 works (SW-DEF-2). */
const SHOOTERS_DODGE_LEVEL = 7;

/** Level of a skill; 0 when not held (SW-DAT-1). */
export const skillLevel = (character: Character, skill: string): number =>
  entryOf(character.skills, skill) ?? 0;

const best = (...values: (number | null)[]): number | null => {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : Math.max(...numbers);
};

/** Skill level and bonus together, or null when the skill is not held. */
const trained = (character: Character, skill: KnownSkill, bonus: number): number | null => {
  const held = skillLevel(character, skill);
  return held > 0 ? held + bonus : null;
};

/** The dice alone take a modifier too (SW-DEF-2, SW-ACT-18); without one they are null (平目). */
const diceAlone = (modifier: number): number | null => (modifier === 0 ? null : modifier);

/**
 * What evasion adds to 2d (SW-DEF-1, SW-DEF-2): the best of Fighter, Grappler and Fencer, or
 * Shooter with 《射手の体術》 from adventurer level 7, + 敏捷 bonus + the sheet's modifier.
 * Null: the dice alone, with nothing added.
 */
export function evasionValue(character: Character): number | null {
  const { overrides, bonuses, feats, adventurerLevel, evasionModifier } = character;
  if (overrides.evasion !== undefined) return overrides.evasion;
  const dodges = feats.includes('shootersDodge') && adventurerLevel >= SHOOTERS_DODGE_LEVEL;
  const value = best(
    trained(character, 'fighter', bonuses.agility),
    trained(character, 'grappler', bonuses.agility),
    trained(character, 'fencer', bonuses.agility),
    dodges ? trained(character, 'shooter', bonuses.agility) : null,
  );
  return value === null ? diceAlone(evasionModifier) : value + evasionModifier;
}

/** Whether the character may attack with the weapon at all: a gun needs both skills (SW-ACT-18). */
export const canAttackWith = (character: Character, { kind }: Pick<Weapon, 'kind'>): boolean =>
  kind !== 'gun' || (skillLevel(character, 'shooter') > 0 && skillLevel(character, 'magitech') > 0);

/**
 * What accuracy adds to 2d: skill level + 器用 bonus + weapon modifier (SW-ACT-5); without the
 * skill only the modifier (SW-ACT-18). Null: the dice alone, with nothing added.
 */
export function accuracyValue(character: Character, weapon: Weapon): number | null {
  const finished = entryOf(character.overrides.accuracy, weapon.id);
  if (finished !== null) return finished;
  const value = trained(character, weapon.skill, character.bonuses.dexterity);
  return value === null ? diceAlone(weapon.accuracy) : value + weapon.accuracy;
}

/** Magic power 魔力 = skill level + 知力 bonus (SW-DAT-5); null: the skill is not held. */
export const magicPower = (character: Character, skill: string): number | null =>
  entryOf(character.overrides.magicPower, skill) ??
  (skillLevel(character, skill) > 0
    ? skillLevel(character, skill) + character.bonuses.intelligence
    : null);

/**
 * What is added to a weapon's damage roll: its row's additional damage (SW-DAT-2), for a gun
 * Magitech's magic power as well (SW-ACT-18). The `plus` of plain dice is part of the roll.
 */
export function additionalDamage(character: Character, weapon: Weapon): number {
  const stated = usesRating(weapon.damage) ? weapon.damage.additional : 0;
  return weapon.kind === 'gun' ? stated + (magicPower(character, 'magitech') ?? 0) : stated;
}

/** Mental resistance without dice: adventurer level + 精神力 bonus (SW-DEF-3). */
export const mentalResistance = (character: Character): number =>
  character.overrides.mentalResistance ?? character.adventurerLevel + character.bonuses.spirit;

/** Vitality resistance without dice: adventurer level + 生命力 bonus (SW-DEF-3). */
export const vitalityResistance = (character: Character): number =>
  character.overrides.vitalityResistance ?? character.adventurerLevel + character.bonuses.vitality;

/** What a death check adds to 2d: adventurer level + 生命力 bonus (SW-DEF-5). */
export const deathCheckValue = (character: Character): number =>
  character.adventurerLevel + character.bonuses.vitality;

/** What initiative adds to 2d: Scout level + 敏捷 bonus; null: the dice alone (SW-INI-1). */
export const initiativeModifier = (character: Character): number | null =>
  character.overrides.initiative ?? trained(character, 'scout', character.bonuses.agility);

/** One way to total a knowledge roll. `skill` null is the dice alone (SW-KNW-2). */
export interface KnowledgeCheck {
  readonly skill: string | null;
  readonly modifier: number;
  readonly allows: 'identify' | 'both';
}

const CATEGORY_SKILL: Readonly<Partial<Record<Category, KnownSkill>>> = {
  magicalConstruct: 'conjurer',
  fairy: 'fairyTamer',
};

/** What of an enemy sheet decides who knows it. */
interface Subject {
  readonly category: Category;
  readonly knowledgeSkills: readonly KnowledgeSkill[];
}

/** The skills that know an enemy, Sage and Rider first, and whether each finds the weakness. */
function knowingSkills({ category, knowledgeSkills }: Subject): Map<string, boolean> {
  const skills = new Map([
    ['sage', true],
    ['rider', false],
  ]);
  const ofCategory = CATEGORY_SKILL[category];
  if (ofCategory) skills.set(ofCategory, false);
  for (const { skill, findsWeakness } of knowledgeSkills) {
    skills.set(skill, findsWeakness || skills.get(skill) === true);
  }
  return skills;
}

/**
 * All totals a character may use for an enemy, with one roll: the dice alone (SW-KNW-2), Sage
 * (SW-KNW-3), Rider (SW-KNW-4), and the special pairs (SW-KNW-5), each level + 知力 bonus.
 */
export function knowledgeChecks(character: Character, enemy: Subject): KnowledgeCheck[] {
  const checks: KnowledgeCheck[] = [{ skill: null, modifier: 0, allows: 'identify' }];
  for (const [skill, findsWeakness] of knowingSkills(enemy)) {
    const held = skillLevel(character, skill);
    if (held === 0) continue;
    const modifier = held + character.bonuses.intelligence;
    checks.push({ skill, modifier, allows: findsWeakness ? 'both' : 'identify' });
  }
  return checks;
}

/** The best modifier for each purpose (SW-KNW-6); null: the weakness cannot be found. */
export function bestKnowledge(checks: readonly KnowledgeCheck[]): {
  readonly identify: number;
  readonly findWeakness: number | null;
} {
  const forWeakness = checks.filter(({ allows }) => allows === 'both');
  return {
    identify: best(0, ...checks.map(({ modifier }) => modifier)) ?? 0,
    findWeakness: best(...forWeakness.map(({ modifier }) => modifier)),
  };
}

/** An enemy's published value without dice: base + 7 (SW-DAT-4). */
export const fixedValue = (base: number): number => base + FIXED_ROLL;

/** Base of an enemy's magic check and amount (SW-DAT-4): its own power, else the enemy's. */
export const enemyMagicPower = (
  enemy: Pick<Enemy, 'magicPower'>,
  spell: Pick<EnemySpell, 'power'>,
): number => spell.power ?? enemy.magicPower ?? 0;
