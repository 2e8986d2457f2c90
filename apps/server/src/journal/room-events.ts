import { z } from 'zod';
import type { AnySystem, RoomEvent } from '@ransen/rules';
import { json, readFightEvent } from './fight-events';

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

/** Events outside fights. */
type Plain = Exclude<RoomEvent, { type: 'fought' }>;

const plainEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('created'),
    name: z.string(),
    system: z.string(),
    options: json,
    answerTime: z.int(),
  }),
  z.strictObject({ type: z.literal('seated'), seat }),
  z.strictObject({ type: z.literal('renamed'), seat: id, name: z.string() }),
  z.strictObject({ type: z.literal('said'), by: id, text: z.string() }),
  z.strictObject({ type: z.literal('sheet'), id, owner: id, sheet: json }),
  z.strictObject({ type: z.literal('dropped'), id }),
  z.strictObject({
    type: z.literal('changed'),
    id,
    sheet: json,
    entry: z.looseObject({ k: z.string() }),
  }),
  z.strictObject({ type: z.literal('handed'), id, owner: id }),
  z.strictObject({ type: z.literal('kicked'), seat: id }),
  z.strictObject({ type: z.literal('locked'), locked: z.boolean() }),
  z.strictObject({
    type: z.literal('configured'),
    name: z.string().optional(),
    options: json.optional(),
    answerTime: z.int().optional(),
  }),
  z.strictObject({ type: z.literal('prepared'), enemies: z.array(enemy) }),
  z.strictObject({ type: z.literal('unprepared'), id }),
  z.strictObject({ type: z.literal('started'), no: z.int(), options: json, commitment: seeds }),
  z.strictObject({ type: z.literal('carried'), sheets: z.record(z.string(), json) }),
  z.strictObject({ type: z.literal('disclosed'), seeds }),
]) as unknown as z.ZodType<Plain>;

const fought = z.strictObject({ type: z.literal('fought'), event: z.unknown() });

/** An event of a room as it is stored. */
export function readRoomEvent(system: AnySystem, stored: unknown): RoomEvent {
  const inFight = fought.safeParse(stored);
  if (!inFight.success) return plainEvent.parse(stored);
  return { type: 'fought', event: readFightEvent(system, inFight.data.event) };
}
