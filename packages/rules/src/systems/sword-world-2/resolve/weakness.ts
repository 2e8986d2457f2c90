import { combatant } from '../combatants';
import type { Attribute } from '../sheets';
import type { Weakness } from '../sheets/enemy';
import { isMonster, type SwCombatant, type SwFight } from '../state';

/** What kind of damage an attack or spell does (SW-ACT-15). */
export interface DamageKind {
  readonly magic: boolean;
  readonly attribute?: Attribute | undefined;
  readonly healing?: boolean;
}

/** The weakness that the party may use: found, and only then (SW-KNW-10, SW-ACT-11). */
function knownWeakness(
  fight: SwFight,
  attacker: SwCombatant,
  target: string,
): Weakness | undefined {
  const enemy = combatant(fight, target);
  if (attacker.side !== 'party' || !isMonster(enemy)) return undefined;
  return fight.data.kinds[enemy.kind]?.weakness ? enemy.body.sheet.weakness : undefined;
}

/** What a known weakness adds to the total of a weapon attack. */
export function accuracyWeakness(fight: SwFight, attacker: SwCombatant, target: string): number {
  const weakness = knownWeakness(fight, attacker, target);
  return weakness?.kind === 'accuracy' ? weakness.amount : 0;
}

/** What a known weakness adds to matching damage, once per attack and target. */
export function damageWeakness(
  fight: SwFight,
  attacker: SwCombatant,
  target: string,
  kind: DamageKind,
): number {
  const weakness = knownWeakness(fight, attacker, target);
  return weakness && matches(weakness, kind) ? weakness.amount : 0;
}

function matches(weakness: Weakness, { magic, attribute, healing = false }: DamageKind): boolean {
  switch (weakness.kind) {
    case 'physicalDamage':
      return !magic;
    case 'magicDamage':
      return magic;
    case 'attributeDamage':
      return attribute === weakness.attribute;
    case 'healingDamage':
      return healing;
    case 'accuracy':
      return false;
  }
}
