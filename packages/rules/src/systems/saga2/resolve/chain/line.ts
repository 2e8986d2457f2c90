import type { Id, Side, Slot } from '../../../../kernel/fight';
import type { StatusName } from '../../sheets';
import type { Body } from '../../state';

/** A combatant of a fight or of a view. */
export interface InLine {
  readonly side: Side;
  readonly hidden?: boolean;
  readonly body: Pick<Body, 'type' | 'condition' | 'statuses'>;
}

/** The order as a fight and a view have it. */
export interface Line {
  readonly slots: readonly Slot[];
  readonly combatants: Readonly<Record<Id, InLine>>;
}

const BARS: readonly StatusName[] = [
  'stun',
  'paralysis',
  'confusion',
  'charm',
  'sleep',
  'petrification',
];

/** A character in a state to chain (SG-CHN-8); enemies do not. */
export const canChain = ({ side, body }: InLine): boolean =>
  side === 'party' &&
  body.type === 'character' &&
  body.condition === 'up' &&
  !body.statuses.some(({ name }) => BARS.includes(name));

/**
 * Those with whom the actor could chain, nearest first: characters behind it in the order with
 * nobody else between (SG-CHN-1). Places of those who left, fell for good or are out of sight
 * separate nobody.
 */
export function chainPartners({ slots, combatants }: Line, actor: Id): Id[] {
  const at = slots.findIndex((slot) => slot.actor === actor);
  if (at < 0) return [];
  const partners: Id[] = [];
  for (const { actor: next } of slots.slice(at + 1)) {
    const one = Object.hasOwn(combatants, next) ? combatants[next] : undefined;
    if (!one || one.hidden || isOut(one)) continue;
    if (!canChain(one)) break;
    partners.push(next);
  }
  return partners;
}

const isOut = ({ body }: InLine): boolean =>
  body.condition === 'defeated' || body.condition === 'gone';
