import { find, type Id } from '../../../kernel/fight';
import type { Scene, Script } from '../../../kernel/script';
import { rollD6 } from '../checks/reroll';
import { combatant, has, isInSight } from '../combatants';
import type { DamageSum } from '../events';
import type { Attribute } from '../sheets';
import type { SgCombatant, SgFight } from '../state';
import { defenceOf, isSpell } from '../values';
import { halvings, isImmune, meet, powerDice, type Met } from './attributes';
import { harm, type Hurt } from './harm';
import { attributesOf, type Strike } from './strike';

/** Of a chain: its one attribute for all, and face x number as added here (SG-CHN-5, 6). */
export interface Chained {
  readonly attributes: readonly Attribute[];
  readonly bonus: number;
}

/** Power dice of a normal attack (SG-ATK-3). */
const NORMAL_DICE = 1;

/**
 * One damage sum before defence (SG-ATK-11, 1 to 6): power dice doubled and halved, the dice of
 * SG-ATK-4 besides, base power and the weapon's attack value.
 */
export function* rollDamage(
  scene: Scene<SgFight>,
  who: Id,
  strike: Strike,
  target: Id,
  extraDice: number,
  chained?: Chained,
): Script<DamageSum> {
  const attributes = chained?.attributes ?? attributesOf(strike);
  const met = meet(combatant(scene.fight, target), attributes);
  const count = powerDice(strike.technique?.dice ?? NORMAL_DICE, met) + extraDice;
  const about = isInSight(scene.fight, target) ? { target } : {};
  const { dice, reroll } =
    count > 0 ? yield* rollD6(scene, who, 'damage', count, about) : { dice: [] };
  const base = strike.technique?.base ?? 0;
  const weapon = weaponAttack(strike);
  const bonus = chained?.bonus ?? 0;
  return {
    dice: [...dice],
    ...(reroll ? { reroll } : {}),
    base,
    weapon,
    ...(bonus > 0 ? { bonus } : {}),
    raw: sum(dice) + base + weapon + bonus,
  };
}

/** Not for spells, unless the technique's or the weapon's sheet says so (SG-ATK-3). */
export function weaponAttack({ technique, weapon }: Strike): number {
  if (!weapon) return 0;
  const usual = technique && isSpell(technique) ? weapon.spellAttack : true;
  return (technique?.weaponAttack ?? usual) ? weapon.attack : 0;
}

/** One or several sums that are one damage. */
export interface Blow {
  readonly by: Id;
  readonly target: Id;
  readonly sums: Hurt['sums'];
  readonly attributes: readonly Attribute[];
  readonly why: Hurt['why'];
  /** See `harm`. */
  readonly costly?: Set<Id>;
}

/** Subtract defence once, halve, and deal what is left (SG-ATK-11, 7 and 8; SG-CHN-5). */
export function* settleDamage(scene: Scene<SgFight>, blow: Blow): Script {
  const target = find(scene.fight, blow.target);
  if (!target) return;
  const { costly, ...told } = blow;
  const met = meet(target, blow.attributes);
  const raw = sum(blow.sums.map((each) => each.raw));
  const attributes = [...blow.attributes];
  yield* harm(scene, { ...told, attributes, ...settled(target, met, raw) }, costly);
}

/** What is left of a sum, with how it came to that. */
export function settled(
  target: SgCombatant,
  met: Met,
  raw: number,
): Pick<Hurt, 'weak' | 'halved' | 'immune' | 'defence' | 'dealt'> {
  if (isImmune(met)) return { immune: true, dealt: 0 };
  const defence = defenceOf(target);
  const halved = halvings(met) + ownHalvings(target);
  return {
    ...(met.weak > 0 ? { weak: true } : {}),
    ...(halved > 0 ? { halved } : {}),
    defence,
    dealt: halve(Math.max(0, raw - defence), halved),
  };
}

/** Defend and 石化 halve once each (SG-ATK-11, 8). */
const ownHalvings = (target: SgCombatant): number =>
  Number(target.body.guard?.defend ?? false) + Number(has(target, 'petrification'));

/** Rounding down each time, which is the same as once at the end. */
const halve = (amount: number, times: number): number => Math.floor(amount / 2 ** times);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
