import type { SgEventOf } from '../../events';
import type { Attribute, Technique } from '../../sheets';
import type { SgCombatant } from '../../state';
import { defence, isSpell, reaction, suffers, weapon } from './values';

/** With what somebody struck, and the dice of SG-ATK-4. */
export interface Struck {
  readonly by: SgCombatant;
  readonly technique?: Technique | undefined;
  readonly weapon?: string | undefined;
  readonly extra: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A listed attribute, the weapon's, or none (SG-DAT-6). */
export function attributesOf({ by, technique, weapon: held }: Struck): readonly Attribute[] {
  if (technique?.attributes) return technique.attributes;
  return isSpell(technique) ? [] : (weapon(by, held)?.attributes ?? []);
}

/** Number of dice by SG-ATK-11, steps 1 to 4. */
function diceOf(
  target: SgCombatant,
  attributes: readonly Attribute[],
  power: number,
  extra: number,
) {
  const met = attributes.map((attribute) => reaction(target, attribute));
  let n = power;
  if (met.includes('weak')) n *= 2;
  if (met.length >= 2) met.forEach((one) => (n = one === 'resistant' ? Math.floor(n / 2) : n));
  return n + extra;
}

/** Step 6: what is added to the dice, without a chain's bonus. */
function added({ by, technique, weapon: held }: Struck): number {
  const found = weapon(by, held);
  const counts = technique?.weaponAttack ?? (isSpell(technique) ? found?.spellAttack : true);
  return (technique?.base ?? 0) + (found && counts ? found.attack : 0);
}

/** Steps 7 and 8. */
function left(target: SgCombatant, attributes: readonly Attribute[], raw: number): number {
  const met = attributes.map((attribute) => reaction(target, attribute));
  const isHalved = [
    met.length === 1 && met[0] === 'resistant',
    met.length > 1 && met.includes('immune'),
    target.body.guard?.defend === true,
    suffers(target, 'petrification'),
  ];
  const after = Math.max(0, raw - defence(target));
  return isHalved.filter(Boolean).reduce((amount) => Math.floor(amount / 2), after);
}

/** What is wrong with a damage (SG-ATK-11; of a chain SG-CHN-5, SG-CHN-10). */
export function damageFaults(
  target: SgCombatant,
  event: SgEventOf<'sg.damaged'>,
  struck: readonly Struck[],
): string[] {
  const { attributes, sums, dealt } = event;
  const met = attributes.map((attribute) => reaction(target, attribute));
  if (met.length > 0 && met.every((one) => one === 'immune')) {
    return dealt === 0 && sums.length === 0 ? [] : ['immune all the same'];
  }
  const faults = sums.flatMap(({ who, dice, base, weapon: attack, bonus = 0, raw }) => {
    const strike = struck.find(({ by }) => by.id === who);
    if (!strike) return [`nothing struck by ${who}`];
    const n = diceOf(target, attributes, strike.technique?.dice ?? 1, strike.extra);
    return [
      ...(dice.length === n ? [] : [`${dice.length} dice for ${n}`]),
      ...(base + attack === added(strike) ? [] : [`${base} + ${attack} for ${added(strike)}`]),
      ...(raw === sum(dice) + base + attack + bonus ? [] : ['the sum is wrong']),
    ];
  });
  const expected = left(target, attributes, sum(sums.map(({ raw }) => raw)));
  return dealt === expected ? faults : [...faults, `dealt ${dealt} for ${expected}`];
}
