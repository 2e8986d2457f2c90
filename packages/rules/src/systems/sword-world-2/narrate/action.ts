import { find } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import type { SwEvent, SwEventOf, Target } from '../events';
import { weaponOf } from '../gear';
import { isHero, SELF, type SwFight } from '../state';
import { pieceOf } from './names';
import { told, toldName, type Sight } from './sight';

type ActionEvent = Extract<
  SwEvent,
  {
    type:
      | 'sw.declared'
      | 'sw.moved'
      | 'sw.handled'
      | 'sw.attacked'
      | 'sw.resisted'
      | 'sw.declined'
      | 'sw.fizzled'
      | 'sw.overruled';
  }
>;

/** What somebody does, and whether it gets through. */
export function narrateAction(before: SwFight, event: ActionEvent, sight: Sight): Entry[] {
  switch (event.type) {
    case 'sw.declared':
      return [declared(before, event, sight)];
    case 'sw.moved':
      return [{ k: 'move', who: event.who, how: event.how, area: event.to }];
    case 'sw.handled':
      return event.deed === 'pickup' ? [] : [handled(event)];
    case 'sw.attacked':
      return [attacked(before, event, sight)];
    case 'sw.resisted':
      return [resisted(before, event, sight)];
    case 'sw.overruled':
      return [{ k: 'overruled', who: event.who }];
    case 'sw.declined':
      return [{ k: 'decline', who: event.who }];
    case 'sw.fizzled':
      return [
        {
          k: 'fizzle',
          who: event.who,
          ...(sight.open(event.who) ? { mag: told(event.magic) } : {}),
        },
      ];
  }
}

/** That the GM overruled the rules may come of something hidden: too few MP, too short a range. */
function declared(before: SwFight, event: SwEventOf<'sw.declared'>, sight: Sight): Entry {
  const { who, deed, what, feat, covers, overruled } = event;
  const targets = event.targets.filter(({ id }) => sight.here(id));
  return {
    k: 'act',
    who,
    deed,
    ...(event.part === SELF || event.part === 'p1' ? {} : { part: event.part }),
    ...toldName(what, sight.open(who)),
    ...(targets.length > 0 ? { aim: targets.map(({ id, part }) => aimAt(id, part)) } : {}),
    ...pieces(before, targets),
    ...(feat ? { feat } : {}),
    ...(covers ? { covers } : {}),
    ...spent(before, event, sight),
    ...(overruled && sight.open(who) ? { overruled: true } : {}),
  };
}

const handled = ({ who, deed, weapon, what }: SwEventOf<'sw.handled'>): Entry => ({
  k: 'gear',
  who,
  deed,
  ...toldName(what, true),
  w: weapon,
});

/** What it used up; ids of a sheet only where the sheet is open to everybody. */
function spent(before: SwFight, event: SwEventOf<'sw.declared'>, sight: Sight): JsonObject {
  const { who, mp, item, weapon } = event;
  const c = find(before, who);
  const thrown = c && isHero(c) && weapon ? weaponOf(c, weapon)?.kind !== 'melee' : false;
  return {
    ...(mp && sight.open(who) ? { mp } : {}),
    ...(item ? { item } : {}),
    ...(thrown && weapon ? { w: weapon } : {}),
  };
}

/** A character by its id; an enemy's part as `id/p2`. */
const aimAt = (id: string, part: string): string => (part === 'self' ? id : `${id}/${part}`);

/** Names of the parts aimed at, in the order of `aim`; null where there is only one. */
function pieces(before: SwFight, targets: readonly Target[]): JsonObject {
  const named = targets.map(({ id, part }) => pieceOf(before, id, part));
  return named.some((piece) => piece !== null) ? { pieces: named } : {};
}

/** A blow out of hiding names nobody; a character that it meets still sees its own dice. */
function byWhom(before: SwFight, who: string, target: Target, sight: Sight) {
  const isCharacter = find(before, target.id)?.side === 'party';
  return isCharacter && !sight.here(who) ? {} : { who };
}

function attacked(before: SwFight, event: SwEventOf<'sw.attacked'>, sight: Sight): Entry {
  const { who, target, accuracy, evasion, hit, why, coveredFor } = event;
  const open = sight.open(who);
  return {
    k: 'attack',
    ...byWhom(before, who, target, sight),
    to: target.id,
    hit,
    ...(accuracy && open ? { acc: told(accuracy) } : {}),
    ...(evasion && sight.open(target.id) ? { eva: told(evasion) } : {}),
    ...(why && (open || why !== 'automatic') ? { why } : {}),
    ...(coveredFor ? { for: coveredFor } : {}),
  };
}

function resisted(before: SwFight, event: SwEventOf<'sw.resisted'>, sight: Sight): Entry {
  const { who, target, magic, again, resistance, resisted: held, outcome } = event;
  const open = sight.open(who);
  return {
    k: 'resist',
    ...byWhom(before, who, target, sight),
    to: target.id,
    resisted: held,
    ...(open ? { mag: told(magic) } : {}),
    ...(open && again ? { again } : {}),
    ...(sight.open(target.id) ? { res: told(resistance) } : {}),
    ...(held && open ? { outcome } : {}),
  };
}
