import { authSchema, PROTOCOL } from '@ransen/protocol';
import {
  accept,
  GM_VIEWER,
  ONLOOKER,
  refuse,
  seatViewer,
  type Outcome,
  type Viewer,
} from '@ransen/rules';
import { hashToken } from '../links/tokens';
import type { Seen } from '../rooms/room-actor';
import type { Link, Store } from '../store/store';
import { checked } from '../checked';

/** Whom a connection is from, and what it has already. */
export interface Admitted {
  readonly room: string;
  readonly hash: string;
  readonly viewer: Viewer;
  readonly seen: Seen;
}

/** Reads a connection's `auth`. A wrong room and a wrong token get the same answer. */
export async function admit(store: Store, auth: unknown): Promise<Outcome<Admitted>> {
  if (speaksOther(auth)) return refuse('version');
  const parsed = checked(authSchema, auth);
  if (!parsed.ok) return parsed;
  const { room, token, frame, version } = parsed.value;
  const hash = hashToken(token);
  const link = await store.link(hash);
  if (link?.room !== room) return refuse('bad_link');
  const viewer = viewerOf(link);
  return viewer ? accept({ room, hash, viewer, seen: { frame, version } }) : refuse('join_first');
}

function speaksOther(auth: unknown): boolean {
  if (typeof auth !== 'object' || auth === null || !('protocol' in auth)) return false;
  return Number.isInteger(auth.protocol) && auth.protocol !== PROTOCOL;
}

function viewerOf({ kind, seat }: Link): Viewer | null {
  if (kind === 'gm') return GM_VIEWER;
  if (kind === 'onlooker') return ONLOOKER;
  return seat === null ? null : seatViewer(seat);
}
