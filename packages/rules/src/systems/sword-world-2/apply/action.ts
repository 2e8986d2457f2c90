import { find } from '../../../kernel/fight';
import { combatant, hero, withChange, withPart } from '../combatants';
import type { SwEvent, SwEventOf } from '../events';
import {
  draw,
  fall,
  holdsShots,
  shoot,
  stow,
  take,
  weaponOf,
  type Bodies,
  type Changed,
} from '../gear';
import type { Feat } from '../sheets';
import type { Modifiers } from '../sheets/effects';
import { EXPOSED, FEAT_COST } from './costs';
import { isHero, SELF, type Status, type SwCombatant, type SwFight } from '../state';

type ActionEvent = Extract<SwEvent, { type: 'sw.declared' | 'sw.moved' | 'sw.handled' }>;

/** What an actor's own deeds change about itself. */
export function applyAction(fight: SwFight, event: ActionEvent): SwFight {
  switch (event.type) {
    case 'sw.declared':
      return declared(fight, event);
    case 'sw.moved':
      return moved(fight, event);
    case 'sw.handled':
      return handled(fight, event);
  }
}

function declared(fight: SwFight, event: SwEventOf<'sw.declared'>): SwFight {
  const { who, part, major, mp = 0, feat } = event;
  const left = combatant(fight, who).body.parts[part];
  if (!left) return fight;
  let after = withPart(fight, who, part, {
    major: left.major || major,
    mp: Math.max(0, left.mp - mp),
    feat: (feat as Feat | undefined) ?? left.feat,
  });
  if (event.deed === 'withdraw') {
    after = withChange(expose(after, who, 'withdraw'), who, { withdrawal: 'declared' });
  }
  const cost = feat ? FEAT_COST[feat as Feat] : undefined;
  if (feat && cost) after = lasting(after, who, feat, cost);
  return spent(after, event);
}

/** Weapons thrown, shots and items used, the ally guarded. */
function spent(fight: SwFight, event: SwEventOf<'sw.declared'>): SwFight {
  const actor = combatant(fight, event.who);
  if (!isHero(actor)) return fight;
  const { covers, item, weapon: id } = event;
  const { items } = actor.body;
  const after = withChange(fight, event.who, {
    ...(covers ? { covers } : {}),
    ...(item ? { items: { ...items, [item]: Math.max(0, (items[item] ?? 0) - 1) } } : {}),
  });
  const weapon = id === undefined ? undefined : weaponOf(actor, id);
  const aim = event.targets[0];
  if (weapon?.kind === 'thrown' && aim) {
    const { area } = combatant(fight, aim.id).body;
    return withBodies(after, fall(bodiesOf(after), event.who, weapon.id, area));
  }
  const shot = weapon !== undefined && holdsShots(weapon);
  return shot ? withChange(after, event.who, shoot(hero(after, event.who).body, weapon.id)) : after;
}

const bodiesOf =
  (fight: SwFight): Bodies =>
  (id) => {
    const c = find(fight, id);
    return c && isHero(c) ? c.body : undefined;
  };

const withBodies = (fight: SwFight, changed: Changed): SwFight =>
  Object.entries(changed).reduce((f, [id, body]) => withChange(f, id, body), fight);

/** A modifier until the start of one's own next turn (SW-ACT-20). */
function lasting(fight: SwFight, who: string, key: string, modifiers: Modifiers): SwFight {
  const { side, body } = combatant(fight, who);
  const until = { round: fight.data.round + 1, side };
  const status: Status = { key, name: key, modifiers, until };
  return withChange(fight, who, { statuses: [...body.statuses, status] });
}

const expose = (fight: SwFight, who: string, key: string): SwFight =>
  lasting(fight, who, key, EXPOSED);

function moved(fight: SwFight, { who, how, to }: SwEventOf<'sw.moved'>): SwFight {
  const stepped = withChange(fight, who, { area: to, moved: how });
  if (how !== 'full') return stepped;
  const spend = (f: SwFight, part: string) => withPart(f, who, part, { major: true });
  return expose(partsOf(combatant(stepped, who)).reduce(spend, stepped), who, 'fullMove');
}

const partsOf = (c: SwCombatant): string[] => (isHero(c) ? [SELF] : Object.keys(c.body.parts));

function handled(fight: SwFight, event: SwEventOf<'sw.handled'>): SwFight {
  const { who, weapon, deed, owner = who } = event;
  const { body } = hero(fight, who);
  switch (deed) {
    case 'draw':
      return withChange(fight, who, draw(body, weapon));
    case 'stow':
      return withChange(fight, who, stow(body, weapon));
    case 'discard':
      return withBodies(fight, fall(bodiesOf(fight), who, weapon, body.area));
    case 'pickup':
      return withBodies(fight, take(bodiesOf(fight), who, owner, weapon));
  }
}
