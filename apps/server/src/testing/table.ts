import type { Joined, RoomCreated } from '@ransen/protocol';
import { expect } from 'vitest';
import { Client, linkOf } from './client';

/** One answer over HTTP. */
export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

export async function request<T = unknown>(
  url: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  const text = await response.text();
  return { status: response.status, text, body: parsed(text) as T };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function openRoom(url: string, answerTime = 0): Promise<RoomCreated> {
  const made = { name: 'Table', system: 'duel', answerTime };
  const { status, body } = await request<RoomCreated>(url, '/api/rooms', made);
  expect(status).toBe(201);
  return body;
}

/** Sits down by the players' link; the seat, and the person's own way in. */
export async function sitDown(url: string, { links }: RoomCreated, name: string) {
  const link = linkOf(links.player);
  const { status, body } = await request<Joined>(url, '/api/join', { ...link, name });
  expect(status).toBe(200);
  return { seat: body.seat, auth: { room: link.room, token: body.token } };
}

export const hero = { name: 'Aoi', hp: 30, grit: 1 };
export const rat = (id: string) => ({ id, kind: 'rat', sheet: { name: 'Rat', hp: 9, grit: 2 } });
export const inFight = (command: object) => ({ type: 'fight', command });
export const strike = (actor: string, target: string) =>
  inFight({ type: 'act', actor, action: { type: 'strike', target } });
export const answer = (question: string, who: string, value: boolean) =>
  inFight({ type: 'answer', question, who, value });

/** A GM and Ann, who plays c-ann, in a fight against e-rat; it is c-ann's turn. */
export async function startFight(url: string, answerTime = 0) {
  const created = await openRoom(url, answerTime);
  const gm = await Client.enter(url, created.links.gm);
  const seat = await sitDown(url, created, 'Ann');
  const ann = await new Client(url, seat.auth).ready();
  await ann.did({ type: 'sheet', id: 'c-ann', sheet: hero });
  await gm.did({ type: 'prepare', enemies: [rat('e-rat')] });
  await gm.did({ type: 'start' });
  await ann.until(() => ann.view.fight);
  return { created, gm, seat, ann };
}
