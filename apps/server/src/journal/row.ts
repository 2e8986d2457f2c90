import { z } from 'zod';
import type { AnySystem, RoomEvent } from '@ransen/rules';
import type { JournalRow, Link } from '../store/store';
import { readRoomEvent } from './room-events';

/** A way into the room, as its journal knows it. */
export type Key = Omit<Link, 'room'>;

/** What one row says: the events of one command, and the links that came and went with it. */
export interface RowBody {
  readonly events: readonly RoomEvent[];
  readonly addLinks?: readonly Key[];
  /** Hashes. */
  readonly dropLinks?: readonly string[];
}

const bodySchema = z.strictObject({
  v: z.literal(1),
  events: z.array(z.unknown()),
  addLinks: z
    .array(
      z.strictObject({
        hash: z.string(),
        kind: z.enum(['gm', 'player', 'onlooker', 'seat']),
        seat: z.string().nullable(),
      }),
    )
    .optional(),
  dropLinks: z.array(z.string()).optional(),
});

/** The body as it is stored: plain JSON, with the version of its form. */
export function writeBody(body: RowBody): unknown {
  return JSON.parse(JSON.stringify({ v: 1, ...body }));
}

/**
 * What a stored row says. Rows of older versions are brought up to date by the schemas.
 *
 * @throws when the row is none of this version or an older one.
 */
export function readBody(system: AnySystem, { body }: Pick<JournalRow, 'body'>): RowBody {
  const { events, addLinks, dropLinks } = bodySchema.parse(body);
  return {
    events: events.map((event) => readRoomEvent(system, event)),
    ...(addLinks ? { addLinks } : {}),
    ...(dropLinks ? { dropLinks } : {}),
  };
}
