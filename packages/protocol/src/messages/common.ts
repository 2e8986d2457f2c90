import { z } from 'zod';
import type { Refusal } from '@ransen/rules';

/** Version of the messages. A client that speaks another one is told so and loads the page again. */
export const PROTOCOL = 1;

/** Largest message of a client, in bytes of JSON. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

/** Deepest nesting of a message. */
export const MAX_DEPTH = 32;

/** Wrong ones of any form get the same answer as unknown ones, so that only the length is bounded. */
export const roomIdSchema = z.string().max(64).describe('Room, as it stands in the link');
export const tokenSchema = z.string().max(128).describe('Secret part of a link, or of a seat');

/** Made by the client, for one command. */
export const commandIdSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('Made by the client; the same id again gets the same answer and happens once');

export const viewerSchema = z
  .discriminatedUnion('role', [
    z.strictObject({ role: z.literal('gm') }),
    z.strictObject({ role: z.literal('seat'), seat: z.string() }),
    z.strictObject({ role: z.literal('onlooker') }),
  ])
  .describe('Who looks');

export const refusalSchema: z.ZodType<Refusal> = z
  .strictObject({
    code: z.string().describe('A row of the table in errors.md'),
    detail: z.record(z.string(), z.json()).optional(),
  })
  .describe('Why something was refused');

export const refusedSchema = z.strictObject({ ok: z.literal(false), error: refusalSchema });
export type RefusedMessage = z.infer<typeof refusedSchema>;

/** The answer to a message that asks for nothing but to be carried out. It says nothing else. */
export const ackSchema = z
  .union([z.strictObject({ ok: z.literal(true) }), refusedSchema])
  .describe('Stored, or refused');
export type Ack = z.infer<typeof ackSchema>;
