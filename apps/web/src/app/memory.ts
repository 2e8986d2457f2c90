import { z } from 'zod';
import { readStored, writeStored } from '../browser/stored';

/** What this browser remembers of rooms: the token of one's seat, links, and where one has been. */

export const seatToken = (room: string): string | undefined =>
  readStored(`seat.${room}`) || undefined;

export const rememberSeat = (room: string, token: string): void =>
  writeStored(`seat.${room}`, token);

export const forgetSeat = (room: string): void => writeStored(`seat.${room}`, '');

const linksSchema = z.object({ player: z.string().optional(), onlooker: z.string().optional() });
export type KnownLinks = z.infer<typeof linksSchema>;

/** Paths of the links to hand on; the server tells them once, when they are made. */
export const knownLinks = (room: string): KnownLinks => readJson(`links.${room}`, linksSchema, {});

export const rememberLinks = (room: string, links: KnownLinks): void =>
  writeStored(`links.${room}`, JSON.stringify(links));

const visitSchema = z.object({
  room: z.string(),
  path: z.string(),
  name: z.string(),
  role: z.enum(['gm', 'seat', 'onlooker']),
});
export type Visit = z.infer<typeof visitSchema>;

const MAX_VISITS = 6;

/** Rooms this browser was in, newest first. */
export const visits = (): Visit[] => readJson('visits', z.array(visitSchema), []);

export function rememberVisit(visit: Visit): void {
  const others = visits().filter(({ room, role }) => room !== visit.room || role !== visit.role);
  writeStored('visits', JSON.stringify([visit, ...others].slice(0, MAX_VISITS)));
}

export function forgetVisit(room: string): void {
  writeStored('visits', JSON.stringify(visits().filter((visit) => visit.room !== room)));
}

function readJson<T>(key: string, schema: z.ZodType<T>, fallback: T): T {
  try {
    const parsed = schema.safeParse(JSON.parse(readStored(key) ?? 'null'));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}
