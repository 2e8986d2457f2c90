import { z } from 'zod';
import { entrantSchema, fightCommandSchema, idSchema, MAX_COMBATANTS } from '../kernel/commands';
import { nameSchema, textSchema } from './text';

const jsonSchema = z.json();
const characterId = idSchema.regex(/^c-/);
export const enemyEntrantSchema = entrantSchema.extend({ id: idSchema.regex(/^e-/) });

export const MAX_SAY = 2000;

/** Everything that can be done in a room. */
export const roomCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename'), name: nameSchema }),
  z.strictObject({ type: z.literal('say'), text: textSchema(MAX_SAY) }),
  /** Add a character, or change one's own between fights. Ids of characters begin with `c-`. */
  z.strictObject({ type: z.literal('sheet'), id: characterId, sheet: jsonSchema }),
  z.strictObject({ type: z.literal('drop'), id: characterId }),
  /** A change that the system allows between fights: healing, resurrection, rest. */
  z.strictObject({ type: z.literal('between'), id: characterId, change: jsonSchema }),
  /** A GM command to what the system keeps from fight to fight: the end of a scenario. */
  z.strictObject({ type: z.literal('chronicle'), change: jsonSchema }),
  z.strictObject({ type: z.literal('hand'), id: idSchema, owner: idSchema }),
  z.strictObject({ type: z.literal('kick'), seat: idSchema }),
  z.strictObject({ type: z.literal('lock'), locked: z.boolean() }),
  z.strictObject({
    type: z.literal('configure'),
    name: nameSchema.optional(),
    options: jsonSchema.optional(),
    answerTime: z.int().min(0).max(3600).optional(),
  }),
  /** Enemies for the next fight. Ids of enemies begin with `e-`. */
  z.strictObject({
    type: z.literal('prepare'),
    enemies: z.array(enemyEntrantSchema).min(1).max(MAX_COMBATANTS),
  }),
  z.strictObject({ type: z.literal('unprepare'), id: idSchema }),
  /** Begin a fight with the prepared enemies and these characters (default: the whole roster). */
  z.strictObject({
    type: z.literal('start'),
    characters: z.array(characterId).max(MAX_COMBATANTS).optional(),
  }),
  z.strictObject({ type: z.literal('fight'), command: fightCommandSchema }),
]);
export type RoomCommand = z.infer<typeof roomCommandSchema>;
