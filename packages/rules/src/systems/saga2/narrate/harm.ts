import { find } from '../../../kernel/fight';
import type { SgEvent, SgEventOf } from '../events';
import type { SgFight } from '../state';
import type { SgEntry, ToldSum } from './entries';
import type { Sight } from './sight';

/** What becomes of somebody. */
export function narrateHarm(before: SgFight, event: SgEvent, sight: Sight): SgEntry[] | null {
  switch (event.type) {
    case 'sg.damaged':
      return damaged(before, event, sight);
    case 'sg.restored':
      return restored(before, event, sight);
    case 'sg.affected':
      return [{ k: 'status', to: event.target, ...byWhom(event.by, sight), status: event.status }];
    case 'sg.recovered':
      return [recovered(event, sight)];
    case 'sg.statusRoll': {
      const { who, status, die } = event;
      return [{ k: 'status-roll', who, status, ...(sight.open(who) ? { die } : {}) }];
    }
    case 'sg.resists':
      return sight.open(event.target)
        ? [{ k: 'resist', to: event.target, attribute: event.attribute }]
        : [];
    case 'sg.fell':
      return [{ k: 'fall', id: event.id, as: event.as }];
    case 'sg.rose':
      return [{ k: 'rise', id: event.id }];
    case 'sg.departed':
      return [{ k: 'depart', id: event.id }];
    case 'sg.lifted':
      return [{ k: 'lift', to: event.target, status: event.status }];
    case 'sg.corrected':
      return corrected(event, sight);
    default:
      return null;
  }
}

const byWhom = (by: string | undefined, sight: Sight) =>
  by !== undefined && sight.here(by) ? { by } : {};

/**
 * Dice belong to the one who rolls, what defence leaves to the one who is hit (SG-OPT-1): of an
 * unknown enemy's blow a character's player reads what it comes to. Of one unknown enemy's blow on
 * another nobody reads anything.
 */
function damaged(before: SgFight, event: SgEventOf<'sg.damaged'>, sight: Sight): SgEntry[] {
  const { by, target, why, attributes, weak, immune, halved, defence, dealt, lp } = event;
  const taken = sight.open(target);
  const sums = event.sums.flatMap((sum) => toldSum(sum, taken, sight));
  if (why !== 'poison' && !taken && sums.length === 0) return [];
  const hp = find(before, target)?.body.hp.now ?? 0;
  return [
    {
      k: 'damage',
      to: target,
      ...byWhom(by, sight),
      why,
      sums,
      ...(event.sums.every(({ who }) => sight.open(who)) ? { attributes } : {}),
      ...(weak && sight.weak(target) ? { weak: true } : {}),
      ...(immune && sight.weak(target) ? { immune: true } : {}),
      ...(taken && halved ? { halved } : {}),
      ...(taken && defence !== undefined ? { def: defence } : {}),
      ...(taken ? { dealt, hp: [hp, Math.max(0, hp - dealt)] } : {}),
      ...(taken && lp ? { lp } : {}),
    },
  ];
}

type Sum = SgEventOf<'sg.damaged'>['sums'][number];

function toldSum({ who, ...sum }: Sum, taken: boolean, sight: Sight): ToldSum[] {
  if (sight.open(who)) return [{ who, ...sum }];
  return taken && sight.here(who) ? [{ who, raw: sum.raw }] : [];
}

function restored(before: SgFight, event: SgEventOf<'sg.restored'>, sight: Sight): SgEntry[] {
  const { by, target, pool, dice, reroll, amount } = event;
  const taken = sight.open(target);
  const rolled = by === undefined ? taken : sight.open(by);
  const had = find(before, target)?.body[pool];
  if (!rolled && !taken) return [];
  return [
    {
      k: 'restore',
      to: target,
      ...byWhom(by, sight),
      pool,
      ...(rolled ? { dice } : {}),
      ...(rolled && reroll ? { reroll } : {}),
      ...(taken ? { amount } : {}),
      ...(taken && had ? { change: [had.now, Math.min(had.max, had.now + amount)] } : {}),
    },
  ];
}

function recovered({ target, status, why, die }: SgEventOf<'sg.recovered'>, sight: Sight): SgEntry {
  const rolled = die !== undefined && sight.open(target) ? { die } : {};
  return { k: 'recover', to: target, status, why, ...rolled };
}

/** Values everybody may see of anybody. */
const PUBLIC_FIELDS: readonly string[] = ['row', 'condition'];

function corrected(
  { target, field, from, to }: SgEventOf<'sg.corrected'>,
  sight: Sight,
): SgEntry[] {
  if (!sight.open(target) && !PUBLIC_FIELDS.includes(field)) return [];
  return [{ k: 'fix', id: target, field, was: from, now: to }];
}
