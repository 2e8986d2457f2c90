import type { Slot } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import type { FightView } from '../../../kernel/view';
import { EXPOSED, FEAT_COST } from '../apply/costs';
import { isExpired } from '../apply/stage';
import { draw, fall, shoot, stow, type Bodies, type Changed } from '../gear';
import type { Feat } from '../sheets';
import { SELF, type Area, type Movement, type Status } from '../state';
import {
  allSeen,
  dataOf,
  isUpSeen,
  seenOf,
  standingSeen,
  type Seen,
  type SeenBody,
  type SeenData,
} from './types';

/*
 * What a view will most likely look like after these log entries. Server and client foresee the
 * same, and only what came differently travels: the log says it once. A wrong guess costs bytes,
 * never truth.
 */

type Told = Readonly<Record<string, Json | undefined>>;

export function foresee(view: FightView, entries: readonly Entry[]): FightView {
  return entries.reduce((seen, entry) => after(seen, entry), view);
}

function after(view: FightView, entry: Entry): FightView {
  const told: Told = entry;
  const who = String(told.who ?? told.to ?? told.id ?? '');
  switch (entry.k) {
    case 'place':
      return acted(change(view, who, { area: told.area as Area, placed: true }), who);
    case 'initiative':
      return acted(tried(view, who, (told.check as JsonObject).total as number), who);
    case 'first':
      return withData(view, { first: told.side as SeenData['first'] });
    case 'turn':
      return turn(view, told.side as Seen['side'], Number(told.round));
    case 'pass':
      return acted(
        marked(view, who, told.part, { passed: told.stage === 'turns' }),
        who,
        told.part,
      );
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

function change(view: FightView, id: string, changes: Partial<SeenBody>): FightView {
  const seen = seenOf(view, id);
  if (!seen) return view;
  const body = { ...seen.body, ...changes } as unknown as JsonObject;
  return { ...view, combatants: { ...view.combatants, [id]: { ...view.combatants[id]!, body } } };
}

const withData = (view: FightView, changes: Partial<SeenData>): FightView => ({
  ...view,
  data: { ...view.data, ...(changes as JsonObject) },
});

function partChange(view: FightView, id: string, part: Json | undefined, changes: JsonObject) {
  const body = seenOf(view, id)?.body;
  if (!body) return view;
  const key = String(part ?? Object.keys(body.parts)[0]);
  const parts = { ...body.parts, [key]: { ...body.parts[key], ...changes } };
  return change(view, id, { parts } as Partial<SeenBody>);
}

const marked = (view: FightView, id: string, part: Json | undefined, changes: JsonObject) =>
  Object.values(changes).includes(true) ? partChange(view, id, part, changes) : view;

/** Whoever has acted is no longer among those who may. */
function acted(view: FightView, id: string, part?: Json): FightView {
  const slots = view.slots.filter((slot) => slot.actor !== id || (part && slot.part !== part));
  return { ...view, slots };
}

function tried(view: FightView, id: string, total: number): FightView {
  return withData(view, { initiative: { ...dataOf(view).initiative, [id]: { total } } });
}

function turn(view: FightView, side: Seen['side'], round: number): FightView {
  const begun = withData(view, { side, round });
  const fresh = allSeen(begun).reduce((v, c) => change(v, c.id, refreshed(c, side, round)), begun);
  const slots = allSeen(fresh)
    .filter((c) => c.side === side && isUpSeen(c) && !c.hidden)
    .flatMap((c) => standingSeen(c).map((part) => slotOf(c, part)));
  return { ...fresh, slots };
}

const slotOf = ({ id, body }: Seen, part: string): Slot => ({
  actor: id,
  ...(body.type === 'character' ? {} : { part }),
  turn: 'turn',
});

function refreshed({ body, ...c }: Seen, side: Seen['side'], round: number): Partial<SeenBody> {
  const statuses = body.statuses.filter((status) => !isExpired(status, side, round));
  if (c.side !== side) return { statuses };
  const parts = Object.entries(body.parts).map(([key, part]) => {
    const left = { ...part, major: false, passed: false } as { feat?: unknown };
    delete left.feat;
    return [key, left];
  });
  const withdrawal = body.withdrawal === 'declared' ? 'free' : 'no';
  const guard = body.type === 'character' ? { covers: undefined } : {};
  const fresh = { statuses, withdrawal, moved: undefined, ...guard };
  return { ...fresh, parts: Object.fromEntries(parts) } as Partial<SeenBody>;
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
