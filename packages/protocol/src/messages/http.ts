import { z } from 'zod';
import { nameSchema } from '@ransen/rules';
import { roomIdSchema, tokenSchema } from './common';

const pathSchema = z.string().describe('Path of a link, `/r/<room>#<token>`');

/** `POST /api/rooms` */
export const createRoomSchema = z.strictObject({
  name: nameSchema,
  system: z.string().max(64).describe('Id of a rule system'),
  options: z.json().default({}).describe('Room options of the system; `{}` for its defaults'),
  answerTime: z
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('Seconds after which a question takes its default; 0: never'),
});
export type CreateRoom = z.input<typeof createRoomSchema>;

export const roomCreatedSchema = z.strictObject({
  room: roomIdSchema,
  links: z.strictObject({ gm: pathSchema, player: pathSchema, onlooker: pathSchema }),
});
export type RoomCreated = z.infer<typeof roomCreatedSchema>;

/** `POST /api/enter`: what a link opens, before anybody sits down. */
export const enterSchema = z.strictObject({ room: roomIdSchema, token: tokenSchema });
export type Enter = z.input<typeof enterSchema>;

export const enteredSchema = z.strictObject({
  role: z
    .enum(['gm', 'player', 'onlooker', 'seat'])
    .describe('`player`: join first; the others connect with the token they have'),
  seat: z.string().optional(),
  name: z.string().describe('Name of the room'),
  system: z.string(),
});
export type Entered = z.infer<typeof enteredSchema>;

/** `POST /api/join`: sit down by the player link. The token of the answer is the person's own. */
export const joinSchema = z.strictObject({
  room: roomIdSchema,
  token: tokenSchema,
  name: nameSchema,
  id: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .optional()
    .describe('128 random bits or more, made by the client: the same again gives the same seat'),
});
export type Join = z.input<typeof joinSchema>;

export const joinedSchema = z.strictObject({ seat: z.string(), token: tokenSchema });
export type Joined = z.infer<typeof joinedSchema>;

/** `GET /api/systems` */
export const systemsSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.strictObject({ ja: z.string(), en: z.string() }),
    version: z.int(),
    options: z.json().describe('The room options with their defaults'),
  }),
);
export type Systems = z.infer<typeof systemsSchema>;

/** `GET /api/systems/:id/characters`, and `.../enemies` for GMs: sheets to start from. */
export const startersSchema = z.array(
  z.strictObject({
    id: z.string().describe('Name of the sheet; enemies of one are of one kind'),
    sheet: z.json(),
  }),
);
export type Starters = z.infer<typeof startersSchema>;
