import {
  doSchema,
  historySchema,
  leaveSchema,
  linkPath,
  lookSchema,
  renewSchema,
  rollsSchema,
  type Ack,
  type ClientMessages,
  type HistoryAnswer,
  type LookAnswer,
  type RefusedMessage,
  type RenewAnswer,
  type RollsAnswer,
} from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import type { z } from 'zod';
import { bodyOf } from '../http/refused';
import type { Guest } from '../rooms/audience';
import type { RoomActor } from '../rooms/room-actor';
import { checked } from '../checked';

type Name = keyof ClientMessages;
type Answer = Ack | HistoryAnswer | LookAnswer | RenewAnswer | RollsAnswer;
type Handler = (
  room: RoomActor,
  guest: Guest,
  message: unknown,
  answer: (answer: Answer) => void,
) => Promise<void>;

/** A message whose answer is the result of some work. */
function asks<T>(
  schema: z.ZodType<T>,
  work: (room: RoomActor, guest: Guest, message: T) => Promise<Answer>,
): Handler {
  return async (room, guest, message, answer) => {
    const parsed = checked(schema, message);
    answer(parsed.ok ? await work(room, guest, parsed.value) : bodyOf(parsed.refusal));
  };
}

const no = (code: Refusal['code']): RefusedMessage => bodyOf({ code });

/** What a client may send. */
const HANDLERS: Readonly<Record<Name, Handler>> = {
  async do(room, guest, message, answer) {
    const parsed = checked(doSchema, message);
    if (!parsed.ok) return answer(bodyOf(parsed.refusal));
    await room.do(guest, parsed.value.id, parsed.value.command, answer);
  },

  history: asks(historySchema, async (room, guest, asked) => {
    const page = await room.history(guest, asked);
    return page.ok ? { ok: true, page: page.value } : bodyOf(page.refusal);
  }),

  look: asks(lookSchema, async (room, guest, { as, ...seen }) => {
    if (guest.viewer.role !== 'gm') return no('gm_only');
    const missing = await room.lookAs(guest, as, seen);
    return missing.ok ? { ok: true, ...missing.value } : bodyOf(missing.refusal);
  }),

  renew: asks(renewSchema, async (room, guest, { link }) => {
    if (guest.viewer.role !== 'gm') return no('gm_only');
    const token = await room.renew(guest, link);
    if (!token.ok) return bodyOf(token.refusal);
    return { ok: true, link: linkPath(room.id, token.value) };
  }),

  rolls: asks(rollsSchema, async (room, guest) => {
    const rolls = await room.rolls(guest);
    return rolls.ok ? { ok: true, ...rolls.value } : bodyOf(rolls.refusal);
  }),

  async leave(_room, guest, message, answer) {
    const parsed = checked(leaveSchema, message);
    if (!parsed.ok) return answer(bodyOf(parsed.refusal));
    answer({ ok: true });
    guest.end(null);
  },
};

export function handlerOf(name: string): Handler | undefined {
  return Object.hasOwn(HANDLERS, name) ? HANDLERS[name as Name] : undefined;
}
