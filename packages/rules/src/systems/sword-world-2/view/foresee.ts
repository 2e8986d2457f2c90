import type { Json, JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import type { FightView } from '../../../kernel/view';
import { EXPOSED, FEAT_COST } from '../apply/costs';
import { draw, fall, shoot, stow, type Bodies, type Changed } from '../gear';
import type { Feat } from '../sheets';
import { SELF, type Area, type Movement, type Stage, type Status } from '../state';
import { acted, change, partChange, withData, type Told } from './changes';
import {
  checked,
  decided,
  kindOf,
  looted,
  passed,
  placed,
  staged,
  started,
  tried,
  turn,
} from './foresee-stages';
import { dataOf, seenOf, type Seen, type SeenBody, type SeenData } from './types';

/*
 * What a view will most likely look like after these log entries. Server and client foresee the
 * same, and only what came differently travels: the log says it once. A wrong guess costs bytes,
 * never truth.
 */

export function foresee(view: FightView, entries: readonly Entry[]): FightView {
  return entries.reduce((seen, entry) => after(seen, entry), view);
}

function after(view: FightView, entry: Entry): FightView {
  const told: Told = entry;
  const who = String(told.who ?? told.to ?? told.id ?? '');
  switch (entry.k) {
    case 'started':
      return started(view, Number(told.no));
    case 'stage':
      return staged(view, told.stage as Stage);
    case 'knowledge':
      return checked(view, who, kindOf(view, String(told.of)));
    case 'place':
      return placed(view, who, told.area as Area);
    case 'initiative':
      return tried(view, who, { total: (told.check as JsonObject).total as number });
    case 'first':
      return withData(view, { first: told.side as SeenData['first'] });
    case 'turn':
      return turn(view, told.side as Seen['side'], Number(told.round));
    case 'pass':
      return passed(view, who, told);
    case 'over':
      return decided(view, told.victory as SeenData['victory']);
    case 'loot':
      return looted(view, told);
    case 'ended':
      return { ...view, stage: 'over' };
    case 'finished':
      return { ...view, stage: 'closed', proposals: [] };
    case 'act':
      return act(view, who, told);
    case 'gear':
      return gear(view, who, String(told.deed), String(told.w));
    case 'move':
      return move(view, who, told.how as Movement, told.area as Area);
    case 'damage':
      return told.hp ? hp(view, who, told.part, (told.hp as number[])[1]!) : view;
    case 'status':
      return withStatus(view, who, statusOf(told));
    case 'death':
      return change(view, who, { condition: told.alive ? 'unconscious' : 'dead' });
    case 'down':
      return told.part ? down(view, who, String(told.part)) : fallen(view, who);
    case 'depart':
      return change(view, who, { condition: told.as as SeenBody['condition'] });
    default:
      return view;
  }
}

function act(view: FightView, id: string, told: Told): FightView {
  const { part, deed, feat, covers, mp } = told;
  const left = mp ? { mp: mpOf(view, id, part) - Number(mp) } : {};
  const spent = { major: true, ...(feat ? { feat } : {}), ...left };
  let next = usedUp(acted(partChange(view, id, part, spent), id, part), id, told);
  if (covers) next = change(next, id, { covers: String(covers) } as Partial<SeenBody>);
  if (deed === 'withdraw') {
    next = lasting(change(next, id, { withdrawal: 'declared' }), id, 'withdraw', EXPOSED);
  }
  const cost = feat ? FEAT_COST[feat as Feat] : undefined;
  return cost ? lasting(next, id, String(feat), cost) : next;
}

function mpOf(view: FightView, id: string, part: Json | undefined): number {
  const parts: Readonly<Record<string, { readonly mp?: number }>> =
    seenOf(view, id)?.body.parts ?? {};
  return parts[String(part ?? Object.keys(parts)[0])]?.mp ?? 0;
}

/** Items, shots and weapons that leave the hand. */
function usedUp(view: FightView, id: string, { item, w, aim }: Told): FightView {
  const body = bodiesOf(view)(id);
  if (!body) return view;
  if (item) {
    const count = Math.max(0, (body.items[String(item)] ?? 0) - 1);
    return change(view, id, { items: { ...body.items, [String(item)]: count } });
  }
  const weapon = body.sheet.weapons.find((each) => each.id === w);
  if (!weapon) return view;
  if (weapon.kind !== 'thrown') return change(view, id, shoot(body, weapon.id));
  const [target = ''] = String((aim as string[] | undefined)?.[0]).split('/');
  const area = seenOf(view, target)?.body.area ?? body.area;
  return withBodies(view, fall(bodiesOf(view), id, weapon.id, area));
}

const bodiesOf =
  (view: FightView): Bodies =>
  (id) => {
    const body = seenOf(view, id)?.body;
    return body?.type === 'character' ? body : undefined;
  };

const withBodies = (view: FightView, changed: Changed): FightView =>
  Object.entries(changed).reduce((v, [id, body]) => change(v, id, body), view);

function gear(view: FightView, id: string, deed: string, weapon: string): FightView {
  const body = bodiesOf(view)(id);
  if (!body) return view;
  if (deed === 'discard') return withBodies(view, fall(bodiesOf(view), id, weapon, body.area));
  return change(view, id, deed === 'draw' ? draw(body, weapon) : stow(body, weapon));
}

function move(view: FightView, id: string, how: Movement, area: Area): FightView {
  const moved = change(view, id, { area, moved: how });
  if (how !== 'full') return moved;
  const parts = Object.keys(seenOf(moved, id)?.body.parts ?? {});
  const spent = parts.reduce((v, part) => partChange(v, id, part, { major: true }), moved);
  return acted(lasting(spent, id, 'fullMove', EXPOSED), id);
}

function lasting(view: FightView, id: string, key: string, modifiers: Status['modifiers']) {
  const side = seenOf(view, id)?.side ?? 'party';
  const until = { round: dataOf(view).round + 1, side };
  return withStatus(view, id, { key, name: key, modifiers, until });
}

function withStatus(view: FightView, id: string, status: Status): FightView {
  const statuses = seenOf(view, id)?.body.statuses.filter((s) => s.key !== status.key) ?? [];
  return change(view, id, { statuses: [...statuses, status] });
}

const statusOf = ({ name, nameEn, mods, until }: Told): Status =>
  ({ key: name, name, ...(nameEn ? { nameEn } : {}), modifiers: mods, until }) as unknown as Status;

const hp = (view: FightView, id: string, part: Json | undefined, points: number): FightView =>
  partChange(view, id, part ?? SELF, { hp: points });

const down = (view: FightView, id: string, part: string): FightView =>
  acted(partChange(view, id, part, { down: true }), id, part);

function fallen(view: FightView, id: string): FightView {
  const parts = Object.keys(seenOf(view, id)?.body.parts ?? {});
  const only = parts.length === 1 ? down(view, id, parts[0]!) : view;
  return acted(change(only, id, { condition: 'defeated' }), id);
}
