import { find } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import type { SwEvent, SwEventOf } from '../events';
import { isHero, SELF, type SwFight } from '../state';
import { toldPiece } from './names';
import { told, toldName, toldRoll, type Sight } from './sight';

type HarmEvent = Extract<
  SwEvent,
  {
    type:
      | 'sw.damaged'
      | 'sw.failed'
      | 'sw.healed'
      | 'sw.affected'
      | 'sw.lifted'
      | 'sw.deathChecked'
      | 'sw.woken'
      | 'sw.defeated'
      | 'sw.departed'
      | 'sw.doubleOne'
      | 'sw.corrected';
  }
>;

/** What becomes of somebody. */
export function narrateHarm(before: SwFight, event: HarmEvent, sight: Sight): Entry[] {
  switch (event.type) {
    case 'sw.damaged':
      return damaged(before, event, sight);
    case 'sw.failed':
      return [
        {
          k: 'fail',
          who: event.who,
          to: event.target.id,
          ...(sight.open(event.who) ? { roll: toldRoll(event.roll) } : {}),
        },
      ];
    case 'sw.healed':
      return healed(event, sight);
    case 'sw.affected':
      return [affected(event, sight)];
    case 'sw.lifted':
      return [{ k: 'lift', to: event.target, name: event.key }];
    case 'sw.deathChecked': {
      const { who, check, target, alive } = event;
      return [{ k: 'death', who, check: told(check), target, alive }];
    }
    case 'sw.woken':
      return [{ k: 'wake', who: event.who }];
    case 'sw.defeated':
      return [
        {
          k: 'down',
          id: event.id,
          ...(event.part ? { part: event.part } : {}),
          ...toldPiece(before, event.id, event.part),
        },
      ];
    case 'sw.departed':
      return [{ k: 'depart', id: event.id, as: event.as }];
    case 'sw.doubleOne':
      return [{ k: 'double-one', who: event.who }];
    case 'sw.corrected':
      return corrected(before, event, sight);
  }
}

/**
 * The dice and what they come to belong to the one who rolls; what defence leaves belongs to the
 * one who is hit (SW-KNW-14). Where neither is known there is nothing to tell: whether an enemy's
 * magic hurt or mended another one says what they are.
 */
function damaged(
  before: SwFight,
  { by, target, sum }: SwEventOf<'sw.damaged'>,
  sight: Sight,
): Entry[] {
  const { roll, halved, weakness, feat, defence, dealt } = sum;
  const rolled = by === undefined || sight.open(by);
  const taken = sight.open(target.id);
  if (!rolled && !taken) return [];
  const hp = find(before, target.id)?.body.parts[target.part]?.hp ?? 0;
  return [
    {
      k: 'damage',
      to: target.id,
      ...(target.part === SELF ? {} : { part: target.part }),
      ...toldPiece(before, target.id, target.part),
      ...(rolled ? { roll: toldRoll(roll) } : {}),
      ...(halved ? { halved } : {}),
      ...(rolled && weakness ? { weak: weakness } : {}),
      ...(rolled && feat ? { feat } : {}),
      ...(taken && defence !== undefined ? { def: defence } : {}),
      ...(taken ? { dealt, hp: [hp, hp - dealt] } : {}),
    },
  ];
}

function healed({ by, target, roll, restored }: SwEventOf<'sw.healed'>, sight: Sight): Entry[] {
  const rolled = sight.open(by);
  const taken = sight.open(target.id);
  if (!rolled && !taken) return [];
  return [
    {
      k: 'heal',
      to: target.id,
      ...(rolled ? { roll: toldRoll(roll) } : {}),
      ...(taken ? { restored } : {}),
    },
  ];
}

function affected({ target, status }: SwEventOf<'sw.affected'>, sight: Sight): Entry {
  const { name, nameEn, modifiers, until, unexplained } = status;
  return {
    k: 'status',
    to: target,
    name,
    ...(nameEn ? { nameEn } : {}),
    mods: unexplained && !sight.open(target) ? {} : modifiers,
    until,
  };
}

/** Values everybody may see of anybody. */
const PUBLIC_FIELDS: readonly string[] = ['area', 'condition', 'major'];

function corrected(before: SwFight, event: SwEventOf<'sw.corrected'>, sight: Sight): Entry[] {
  const { target, part, field, from, to } = event;
  if (!sight.open(target) && !PUBLIC_FIELDS.includes(field)) return [];
  const named = part && part !== SELF ? { part, ...whatOf(before, event) } : {};
  return [{ k: 'fix', id: target, field, ...named, from, to }];
}

/** Name of the part, item or weapon whose value is corrected. */
function whatOf(before: SwFight, { target, part, field }: SwEventOf<'sw.corrected'>): JsonObject {
  const c = find(before, target);
  if (!c || !isHero(c)) return toldPiece(before, target, part);
  const { items, weapons } = c.body.sheet;
  const thing = (field === 'item' ? items : weapons).find(({ id }) => id === part);
  return toldName(thing, true);
}
