import { z } from 'zod';
import { roomCommandSchema } from '@ransen/rules';
import {
  commandIdSchema,
  refusalSchema,
  refusedSchema,
  roomIdSchema,
  tokenSchema,
  viewerSchema,
  type Ack,
} from './common';
import type { RecordedRoll } from '../verify';
import { frameSchema, pageSchema, wholeSchema, type Frame } from './frames';

const answered = <T extends z.ZodRawShape>(shape: T) =>
  z.union([z.strictObject({ ok: z.literal(true), ...shape }), refusedSchema]);

const seenSchema = {
  frame: z.int().min(0).optional().describe('Number of the last frame the client has'),
  version: z.string().max(64).optional().describe('Version of the server that sent it'),
};

/** The `auth` of the connection. */
export const authSchema = z.strictObject({
  protocol: z.int().describe('Version of the messages'),
  room: roomIdSchema,
  token: tokenSchema,
  ...seenSchema,
});
export type Auth = z.infer<typeof authSchema>;

export const doSchema = z.strictObject({ id: commandIdSchema, command: roomCommandSchema });
export type Do = z.input<typeof doSchema>;

export const historySchema = z.strictObject({
  before: z.int().min(0).describe('Number of the entry that the page ends before'),
  count: z.int().min(1).max(200).default(100),
});
export type History = z.input<typeof historySchema>;

export const historyAnswerSchema = answered({ page: pageSchema });
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;

export const lookSchema = z.strictObject({
  as: z
    .discriminatedUnion('role', [
      z.strictObject({ role: z.literal('seat'), seat: z.string().max(48) }),
      z.strictObject({ role: z.literal('onlooker') }),
    ])
    .describe('Whose eyes to look through'),
  ...seenSchema,
});
export type Look = z.input<typeof lookSchema>;

export const lookAnswerSchema = z.union([
  z.strictObject({ ok: z.literal(true), whole: wholeSchema }),
  z.strictObject({ ok: z.literal(true), frames: z.array(frameSchema) }),
  refusedSchema,
]);
export type LookAnswer = z.infer<typeof lookAnswerSchema>;

export const LINKS = ['gm', 'player', 'onlooker'] as const;
export const renewSchema = z.strictObject({ link: z.enum(LINKS) });
export type Renew = z.infer<typeof renewSchema>;

export const renewAnswerSchema = answered({
  link: z.string().describe('Path of the new link; the old one no longer works'),
});
export type RenewAnswer = z.infer<typeof renewAnswerSchema>;

export const rollsSchema = z.strictObject({});

const rollSchema: z.ZodType<RecordedRoll> = z.strictObject({
  sides: z.int(),
  faces: z.array(z.int()),
  spared: z.int().optional().describe('The first so many faces are dice of an earlier roll'),
});

export const rollsAnswerSchema = answered({
  fight: z.int().describe('Number of the fight'),
  party: z.array(rollSchema).describe('Rolls that players saw as they were made, in order'),
  gm: z.array(rollSchema).optional().describe('All others; for the GM'),
});
export type RollsAnswer = z.infer<typeof rollsAnswerSchema>;

export const leaveSchema = z.strictObject({});

const versionSchema = z.string().describe('Version of the server; sent back when reconnecting');
const nowSchema = z.int().describe('Clock of the server, in ms since 1970');

export const welcomeSchema = z.strictObject({
  version: versionSchema,
  now: nowSchema,
  you: viewerSchema,
  whole: wholeSchema,
});
export type Welcome = z.infer<typeof welcomeSchema>;

export const syncSchema = z.strictObject({
  version: versionSchema,
  now: nowSchema,
  frames: z.array(frameSchema).describe('Those missing since the frame the client has; maybe none'),
});
export type Sync = z.infer<typeof syncSchema>;

export const presenceSchema = z.strictObject({
  gm: z.boolean(),
  seats: z.array(z.string()).describe('Those with an open connection, in order of their number'),
  onlookers: z.int(),
});
export type Presence = z.infer<typeof presenceSchema>;

export const byeSchema = refusalSchema.describe('Why the server ends the connection');
export type Bye = z.infer<typeof byeSchema>;

type Answer<T> = (answer: T) => void;

/** What clients send, each with the function that gets its answer. */
export interface ClientMessages {
  do: (message: Do, answer: Answer<Ack>) => void;
  history: (message: History, answer: Answer<HistoryAnswer>) => void;
  look: (message: Look, answer: Answer<LookAnswer>) => void;
  renew: (message: Renew, answer: Answer<RenewAnswer>) => void;
  rolls: (message: z.infer<typeof rollsSchema>, answer: Answer<RollsAnswer>) => void;
  leave: (message: z.infer<typeof leaveSchema>, answer: Answer<Ack>) => void;
}

/** What the server sends. `welcome` or `sync` comes first, then `frame`s as they happen. */
export interface ServerMessages {
  welcome: (message: Welcome) => void;
  sync: (message: Sync) => void;
  frame: (message: Frame) => void;
  presence: (message: Presence) => void;
  bye: (message: Bye) => void;
}
