import { z } from 'zod';
import type { AnySystem, Entry, RoomEvent } from '@ransen/rules';
import { readFightEvent } from './fight-events';
import { json, readOneOf, typeOf } from './typed';

const id = z.string();
const seat = z.strictObject({ id, name: z.string(), kicked: z.boolean() });
const seeds = z.strictObject({ party: z.string(), gm: z.string() });
const enemy = z.strictObject({
  id,
  kind: z.string(),
  hidden: z.boolean(),
  sheet: json,
  setup: z.record(z.string(), json).optional(),
});

const entry = z.looseObject({ k: z.string() }) as unknown as z.ZodType<Entry>;

/** Events outside fights. */
type Plain = Exclude<RoomEvent, { type: 'fought' }>;

type Of<Type extends RoomEvent['type']> = Extract<RoomEvent, { type: Type }>;

const PLAIN_EVENTS: { readonly [Type in Plain['type']]: z.ZodType<Of<Type>> } = {
  created: z.strictObject({
    type: z.literal('created'),
    name: z.string(),
    system: z.string(),
    options: json,
    answerTime: z.int(),
  }),
  seated: z.strictObject({ type: z.literal('seated'), seat }),
  renamed: z.strictObject({ type: z.literal('renamed'), seat: id, name: z.string() }),
  said: z.strictObject({ type: z.literal('said'), by: id, text: z.string() }),
  sheet: z.strictObject({ type: z.literal('sheet'), id, owner: id, sheet: json }),
  dropped: z.strictObject({ type: z.literal('dropped'), id }),
  changed: z.strictObject({
    type: z.literal('changed'),
    id,
    sheet: json,
    entry,
  }),
  handed: z.strictObject({ type: z.literal('handed'), id, owner: id }),
  kicked: z.strictObject({ type: z.literal('kicked'), seat: id }),
  locked: z.strictObject({ type: z.literal('locked'), locked: z.boolean() }),
  configured: z.strictObject({
    type: z.literal('configured'),
    name: z.string().optional(),
    options: json.optional(),
    answerTime: z.int().optional(),
  }),
  prepared: z.strictObject({ type: z.literal('prepared'), enemies: z.array(enemy) }),
  unprepared: z.strictObject({ type: z.literal('unprepared'), id }),
  started: z.strictObject({
    type: z.literal('started'),
    no: z.int(),
    options: json,
    commitment: seeds,
  }),
  carried: z.strictObject({ type: z.literal('carried'), sheets: z.record(z.string(), json) }),
  chronicled: z.strictObject({
    type: z.literal('chronicled'),
    chronicle: json,
    sheets: z.record(z.string(), json),
    entry: entry.optional(),
  }),
  disclosed: z.strictObject({ type: z.literal('disclosed'), seeds }),
};

/**
 * An event of a room as it is stored.
 *
 * @throws when it is none of this version or an older one.
 */
export function readRoomEvent(system: AnySystem, stored: unknown): RoomEvent {
  const type = typeOf(stored);
  if (type !== 'fought') return readOneOf<Plain>(PLAIN_EVENTS, type, stored);
  return { type: 'fought', event: readFightEvent(system, fightEventOf(stored as object)) };
}

/** Most of what is stored are these wrappers; a schema for two members would take longest of all. */
function fightEventOf(stored: object): unknown {
  if (!('event' in stored) || Object.keys(stored).length > 2) {
    throw new TypeError('fought: an event of a fight and nothing else');
  }
  return stored.event;
}
