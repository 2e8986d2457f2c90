import type { Slot } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import type { FightView } from '../../../kernel/view';
import { isExpired } from '../apply/stage';
import type { LootItem } from '../sheets';
import { OTHER, REAR, type Area, type Stage } from '../state';
import { acted, change, partChange, withData, type Told } from './changes';
import {
  allSeen,
  dataOf,
  isUpSeen,
  seenOf,
  standingSeen,
  type Seen,
  type SeenBody,
  type SeenData,
  type SeenKind,
} from './types';

/*
 * What the stages of a fight change in a view, as their log entries tell: see `foresee`.
 */

/** The next fight of a room, in the place of the one before: most of its people come again. */
export function started(view: FightView, no: number): FightView {
  const { first: _, side: __, victory: ___, initiativeTarget: ____, ...data } = dataOf(view);
  const fresh = allSeen(view).reduce((v, c) => change(v, c.id, unplaced(c)), view);
  const begun: FightView = {
    ...fresh,
    no,
    stage: 'running',
    slots: slotsOf(upIn(fresh, 'party'), 'knowledge'),
    ...(view.drawn ? { drawn: { party: 0, gm: 0 } } : {}),
    data: { ...data, round: 0, initiative: {}, loot: NO_LOOT } as unknown as JsonObject,
  };
  const kinds = withKinds(begun, (kind) => ({ ...kind, checking: true, checked: [] }));
  return withData(kinds, { stage: 'knowledge', checking: true });
}

const NO_LOOT = { rolls: [], found: [], worth: 0 };

function unplaced({ side, body }: Seen): Partial<SeenBody> {
  const parts = Object.entries(body.parts).map(([key, part]) => {
    const { down: _, ...standing } = part as { down?: true };
    return [key, { ...standing, major: false, passed: false }];
  });
  const enemy = body.type === 'enemy' ? { condition: 'up' as const } : {};
  return {
    area: REAR[side],
    placed: false,
    ...enemy,
    parts: Object.fromEntries(parts),
  } as Partial<SeenBody>;
}

export function staged(view: FightView, stage: Stage): FightView {
  const next = withData(view, { stage });
  switch (stage) {
    case 'initiative': {
      const closed = withKinds(next, (kind) => ({ ...kind, checking: false }));
      return {
        ...withData(closed, { checking: false }),
        slots: slotsOf(upIn(view, 'party'), 'initiative'),
      };
    }
    case 'placement':
      return { ...withData(next, { initiativeTarget: undefined }), slots: placing(next) };
    case 'over':
      return { ...withData(next, { loot: { ...dataOf(next).loot, rolls: [] } }), slots: [] };
    default:
      return next;
  }
}

/** Somebody has rolled for, or passed, the check of those kinds. */
export function checked(view: FightView, who: string, isMeant: (kind: SeenKind) => boolean) {
  const next = withKinds(view, (kind) =>
    !isMeant(kind) || kind.checked.includes(who)
      ? kind
      : { ...kind, checked: [...kind.checked, who] },
  );
  const isLeft = Object.values(dataOf(next).kinds).some(
    (kind) => kind.checking && !kind.checked.includes(who),
  );
  return isLeft ? next : acted(next, who);
}

/** The kind of an enemy, by its letter. */
export function kindOf(view: FightView, id: string): (kind: SeenKind) => boolean {
  const body = seenOf(view, id)?.body;
  return ({ letter }) => body?.type === 'enemy' && body.letter === letter;
}

export function tried(view: FightView, id: string, attempt: { total?: number }): FightView {
  return acted(withData(view, { initiative: { ...dataOf(view).initiative, [id]: attempt } }), id);
}

export function passed(view: FightView, id: string, { stage, part }: Told): FightView {
  if (stage === 'knowledge') return checked(view, id, (kind) => kind.checking);
  if (stage === 'initiative') return tried(view, id, {});
  return acted(partChange(view, id, part, { passed: true }), id, part);
}

export function placed(view: FightView, id: string, area: Area): FightView {
  const next = acted(change(view, id, { area, placed: true }), id);
  return next.slots.length > 0 ? next : { ...next, slots: placing(next) };
}

/** The first side places its members, then the other (SW-ACT-21). */
function placing(view: FightView): Slot[] {
  const first = dataOf(view).first ?? 'party';
  const left = (side: Seen['side']) => upIn(view, side).filter(({ body }) => !body.placed);
  return slotsOf(
    [first, OTHER[first]].map(left).find((side) => side.length > 0) ?? [],
    'placement',
  );
}

export function turn(view: FightView, side: Seen['side'], round: number): FightView {
  const begun = withData(view, { side, round });
  const fresh = allSeen(begun).reduce((v, c) => change(v, c.id, refreshed(c, side, round)), begun);
  const slots = upIn(fresh, side).flatMap((c) => standingSeen(c).map((part) => slotOf(c, part)));
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

/** The fight is won or lost; what there is to roll for shows only in the view. */
export function decided(view: FightView, victory: SeenData['victory']): FightView {
  const { side: _, ...data } = view.data;
  return withData({ ...view, data }, { stage: 'loot', victory });
}

export function looted(view: FightView, told: Told): FightView {
  const { who, of, dice, part = dice ? 'p1' : undefined } = told;
  const items = told.items as unknown as LootItem[];
  const { loot } = dataOf(view);
  const rolls = loot.rolls.filter((roll) => roll.enemy !== of || roll.part !== part);
  const found = [...loot.found, { by: String(who), enemy: String(of), items }];
  const worth = items.reduce((sum, item) => sum + item.count * item.price, loot.worth);
  const next = withData(view, { loot: { rolls, found, worth } });
  if (!dice) return next;
  return rolls.length > 0 ? { ...next, slots: looters(next, rolls) } : { ...next, slots: [] };
}

/** Those who should roll come first; any other player may. */
function looters(view: FightView, rolls: SeenData['loot']['rolls']): Slot[] {
  const party = allSeen(view).filter((c) => c.side === 'party' && !c.hidden);
  const ids = new Set([...rolls.map(({ by }) => by), ...party.map(({ id }) => id)]);
  return [...ids].map((actor) => ({ actor, turn: 'loot' }));
}

function withKinds(view: FightView, change: (kind: SeenKind) => SeenKind): FightView {
  const kinds = Object.entries(dataOf(view).kinds).map(([key, kind]) => [key, change(kind)]);
  return withData(view, { kinds: Object.fromEntries(kinds) as SeenData['kinds'] });
}

const upIn = (view: FightView, side: Seen['side']): Seen[] =>
  allSeen(view).filter((c) => c.side === side && isUpSeen(c) && !c.hidden);

const slotsOf = (members: readonly Seen[], turn: string): Slot[] =>
  members.map(({ id }) => ({ actor: id, turn }));
