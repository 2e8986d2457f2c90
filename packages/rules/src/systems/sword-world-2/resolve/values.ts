import {
  accuracyValue,
  additionalDamage,
  enemyMagicPower,
  evasionValue,
  magicPower,
  mentalResistance,
  vitalityResistance,
  type Attribute,
  type AttackKind,
  type Damage,
  type EnemySpell,
  type Spell,
} from '../sheets';
import type { Modifiers } from '../sheets/effects';
import { sheetPart } from '../combatants';
import type { Body, EnemyBody } from '../state';

/** Anybody whose whole body is known: in the fight, or in a view that shows the sheet. */
export interface Known {
  readonly body: Body;
}

/** A character's weapon or an enemy's attack, as an attack uses it. */
export interface Armament {
  readonly id: string;
  readonly name: string;
  readonly nameEn?: string | undefined;
  readonly publicName?: string | undefined;
  readonly publicNameEn?: string | undefined;
  readonly kind: AttackKind;
  readonly range: number;
  /** What is added to 2d. */
  readonly accuracy: number;
  readonly damage: Damage;
  readonly additional: number;
  readonly attribute?: Attribute | undefined;
}

/** What the statuses of a combatant add to a value (SW-ACT-20: they add up). */
export function modifier(c: Known, name: keyof Modifiers): number {
  return c.body.statuses.reduce((sum, status) => sum + (status.modifiers[name] ?? 0), 0);
}

/** The weapon or attack with this id, or null. */
export function armament(c: Known, part: string, id: string): Armament | null {
  const { body } = c;
  if (body.type === 'enemy') return enemyAttack({ body }, part, id);
  const weapon = body.sheet.weapons.find((w) => w.id === id);
  if (!weapon) return null;
  const raised = weapon.kind === 'gun' ? modifier(c, 'magicPower') : 0;
  return {
    ...weapon,
    accuracy: (accuracyValue(body.sheet, weapon) ?? 0) + modifier(c, 'accuracy'),
    additional: additionalDamage(body.sheet, weapon) + raised + modifier(c, 'damage'),
  };
}

function enemyAttack(c: { body: EnemyBody }, part: string, id: string): Armament | null {
  const attack = sheetPart(c.body.sheet, part).attacks.find((a) => a.id === id);
  if (!attack) return null;
  const additional = 'rating' in attack.damage ? attack.damage.additional : 0;
  return {
    ...attack,
    accuracy: attack.accuracy + modifier(c, 'accuracy'),
    additional: additional + modifier(c, 'damage'),
  };
}

/** What is added to 2d when evading (SW-DEF-1, SW-DEF-2); of an enemy the part's base. */
export function evasion(c: Known, part: string): number {
  const { body } = c;
  const value =
    body.type === 'character'
      ? (evasionValue(body.sheet) ?? 0)
      : sheetPart(body.sheet, part).evasion;
  return value + modifier(c, 'evasion');
}

/** What is added to 2d when resisting; shared by all parts of an enemy (SW-DEF-3, SW-DEF-9). */
export function resistance(c: Known, by: 'mental' | 'vitality'): number {
  const { body } = c;
  if (by === 'mental') {
    const value =
      body.type === 'character' ? mentalResistance(body.sheet) : body.sheet.mentalResistance;
    return value + modifier(c, 'mentalResistance');
  }
  const value =
    body.type === 'character' ? vitalityResistance(body.sheet) : body.sheet.vitalityResistance;
  return value + modifier(c, 'vitalityResistance');
}

/** The spell or ability with this id that the actor has, or null. */
export function spellOf(c: Known, part: string, id: string): Spell | EnemySpell | null {
  const { body } = c;
  if (body.type === 'character') return body.sheet.spells.find((s) => s.id === id) ?? null;
  const own = sheetPart(body.sheet, part).id;
  return body.sheet.spells.find((s) => s.id === id && (s.part ?? own) === own) ?? null;
}

/** Magic power with this spell (SW-DAT-5, SW-DAT-4); 0 where the skill is not held. */
export function power(c: Known, spell: Spell | EnemySpell): number {
  const { body } = c;
  const value =
    body.type === 'character'
      ? magicPower(body.sheet, 'skill' in spell ? spell.skill : '')
      : enemyMagicPower(body.sheet, spell as EnemySpell);
  return (value ?? 0) + modifier(c, 'magicPower');
}

/** The best magic power of a character, which 魔力撃 adds (SW-ACT-12). */
export function bestPower(c: Known): number {
  const { body } = c;
  if (body.type !== 'character') return 0;
  const { sheet } = body;
  const skills = [...Object.keys(sheet.skills), ...Object.keys(sheet.overrides.magicPower)];
  const powers = skills.filter((s) => isMagicSkill(s)).map((s) => magicPower(sheet, s) ?? 0);
  return powers.length === 0 ? 0 : Math.max(...powers) + modifier(c, 'magicPower');
}

const MAGIC = new Set(['sorcerer', 'conjurer', 'priest', 'fairyTamer', 'magitech']);
const isMagicSkill = (skill: string): boolean => MAGIC.has(skill);

/** Defence of a character or of an enemy's part (防護点). */
export function defence(c: Known, part: string): number {
  const { body } = c;
  const value =
    body.type === 'character' ? body.sheet.defence : sheetPart(body.sheet, part).defence;
  return Math.max(0, value + modifier(c, 'defence'));
}

/** Maximum HP of a character or of an enemy's part. */
export const maxHp = ({ body }: Known, part: string): number =>
  body.type === 'character' ? body.sheet.hp.max : sheetPart(body.sheet, part).hp;

/** Maximum MP of a character or of an enemy's part. */
export const maxMp = ({ body }: Known, part: string): number =>
  body.type === 'character' ? body.sheet.mp.max : sheetPart(body.sheet, part).mp;
