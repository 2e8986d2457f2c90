import { sameJson, type Json, type JsonObject } from '../../../kernel/json';
import type { Offer, OfferSlot } from '../../../kernel/offer';
import { find } from '../../../kernel/fight';
import { isMonster, standingParts, type SwFight } from '../state';

/** An action in one way of writing: parts named, own weapons unnamed, kinds for their enemies. */
export function canonical(fight: SwFight, actor: string, action: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(action)
      .filter(([key, value]) => value !== undefined && !(key === 'owner' && value === actor))
      .map(([key, value]) => [key, inner(fight, actor, key, value)]),
  );
}

function inner(fight: SwFight, actor: string, key: string, value: Json | undefined): Json {
  if (key === 'targets') {
    const aims = (value as unknown as { id: string; part?: string }[]).map((aim) =>
      aimed(fight, aim),
    );
    return aims.sort();
  }
  if (key === 'of') return kindOf(fight, String(value));
  if (key === 'attack' || key === 'cast') return canonical(fight, actor, value as JsonObject);
  return value ?? null;
}

/** Any enemy of a kind stands for it, as long as it is in sight. */
function kindOf(fight: SwFight, id: string): string {
  const c = find(fight, id);
  return c && !c.hidden ? c.kind : id;
}

/** Who and which part: without a name the first that stands, of a character itself. */
function aimed(fight: SwFight, { id, part }: { id: string; part?: string }): string {
  const c = find(fight, id);
  if (!c) return id;
  if (!isMonster(c)) return part === undefined || part === 'self' ? id : `${id}/${part}`;
  return `${id}/${part ?? standingParts(c)[0] ?? ''}`;
}

/** Is the action one that these offers lead to? Written apart from `composeAction`, to judge it. */
export function isOffered(
  fight: SwFight,
  actor: string,
  offers: readonly Offer[],
  action: JsonObject,
): boolean {
  const wanted = canonical(fight, actor, action);
  return offers.some((offer) => !offer.refusal && fits(fight, actor, offer, wanted));
}

function fits(fight: SwFight, actor: string, offer: Offer, wanted: JsonObject): boolean {
  const slots = [offer.targets, offer.extras].filter((slot) => slot !== undefined);
  const bare = slots.reduce((left, slot) => without(left, slot.at.split('.')), wanted);
  if (!sameJson(bare, canonical(fight, actor, offer.action))) return false;
  return slots.every((slot) => filled(fight, actor, slot, valueAt(wanted, slot.at.split('.'))));
}

function without(action: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject {
  const { [key]: value, ...others } = action;
  return rest.length === 0 || value === undefined
    ? others
    : { ...others, [key]: without(value as JsonObject, rest) };
}

const valueAt = (action: JsonObject, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], action);

function filled(fight: SwFight, actor: string, slot: OfferSlot, value: Json | undefined): boolean {
  const open = slot.choices.filter((choice) => !choice.refusal).map((choice) => choice.value);
  if (value === undefined) return slot.min === 0;
  if (!slot.list) return open.some((each) => sameJson(inner(fight, actor, slot.at, each), value));
  const names = (each: Json) =>
    ([each].flat() as unknown as { id: string; part?: string }[]).map((aim) => aimed(fight, aim));
  const wanted = value as readonly string[];
  const groups = open.map(names).filter((group) => group.every((name) => wanted.includes(name)));
  const taken = slot.max === 1 ? groups.filter((g) => g.length === wanted.length) : groups;
  const count = slot.max === 1 ? Math.min(1, taken.length) : taken.length;
  return (
    new Set(wanted).size === wanted.length &&
    count >= slot.min &&
    count <= slot.max &&
    wanted.every((name) => taken.some((group) => group.includes(name)))
  );
}
