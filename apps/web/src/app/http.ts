import {
  enteredSchema,
  joinedSchema,
  refusedSchema,
  roomCreatedSchema,
  startersSchema,
  systemsSchema,
  type CreateRoom,
  type Enter,
  type Entered,
  type Join,
  type Joined,
  type RoomCreated,
  type Starters,
  type Systems,
} from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import type { z } from 'zod';

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** Raised by the client itself: no answer came. */
export const UNREACHABLE: Refusal = { code: 'unreachable' };

interface Request<T> {
  readonly schema: z.ZodType<T>;
  readonly body?: unknown;
  /** Token of a GM link. */
  readonly token?: string;
}

async function ask<T>(path: string, { schema, body, token }: Request<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: schema.parse(answer) };
    return refusedSchema.parse(answer);
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
}

export const fetchSystems = (): Promise<Answer<Systems>> =>
  ask('/api/systems', { schema: systemsSchema });

export const createRoom = (body: CreateRoom): Promise<Answer<RoomCreated>> =>
  ask('/api/rooms', { schema: roomCreatedSchema, body });

export const enterRoom = (body: Enter): Promise<Answer<Entered>> =>
  ask('/api/enter', { schema: enteredSchema, body });

export const joinRoom = (body: Join): Promise<Answer<Joined>> =>
  ask('/api/join', { schema: joinedSchema, body });

export const fetchCharacters = (system: string): Promise<Answer<Starters>> =>
  ask(`/api/systems/${system}/characters`, { schema: startersSchema });

/** Monsters to start from, for GMs only. */
export const fetchEnemies = (system: string, token: string): Promise<Answer<Starters>> =>
  ask(`/api/systems/${system}/enemies`, { schema: startersSchema, token });
