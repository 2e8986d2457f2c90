import { z } from 'zod';
import { GM } from './fight';
import type { Json } from './json';

/** An id as clients write it: short, no path, nothing that sorts as a number. */
export const idSchema = z.string().regex(/^[a-zA-Z][\w-]{0,47}$/);
export const jsonSchema = z.json() as z.ZodType<unknown> as z.ZodType<Json>;

/** An enemy, or another character, to be put into the fight by the GM. */
export const entrantSchema = z.strictObject({
  id: idSchema.refine((id) => id !== GM),
  kind: idSchema,
  hidden: z.boolean().default(false),
  sheet: jsonSchema,
  setup: z.record(z.string().max(32), jsonSchema).optional(),
});
export type EnemyEntrant = z.infer<typeof entrantSchema>;

export const MAX_COMBATANTS = 64;
export const MAX_PRESETS = 64;

/** Everything that can be done in a fight. GM powers are commands like all others. */
export const fightCommandSchema = z.discriminatedUnion('type', [
  /** An actor's choice, one of its options. `override`: the GM carries it out all the same. */
  z.strictObject({
    type: z.literal('act'),
    actor: idSchema,
    part: idSchema.optional(),
    action: jsonSchema,
    override: z.literal(true).optional(),
  }),
  /** An answer to an open question; `confirm: false` is a draft others may see. */
  z.strictObject({
    type: z.literal('answer'),
    question: idSchema,
    who: idSchema,
    value: jsonSchema,
    confirm: z.boolean().default(true),
  }),
  /** Set a combatant's standing answer; without value take it away. Possible at any time. */
  z.strictObject({
    type: z.literal('preset'),
    who: idSchema,
    name: z.string().regex(/^[a-zA-Z][\w:-]{0,63}$/),
    value: jsonSchema.optional(),
  }),
  /** Close a question: whoever has not confirmed gives the default. */
  z.strictObject({ type: z.literal('resolve'), question: idSchema }),
  z.strictObject({ type: z.literal('propose'), proposal: idSchema, about: jsonSchema }),
  z.strictObject({ type: z.literal('settle'), proposal: idSchema, accept: z.boolean() }),
  z.strictObject({
    type: z.literal('enter'),
    enemies: z.array(entrantSchema).min(1).max(MAX_COMBATANTS),
  }),
  z.strictObject({ type: z.literal('leave'), id: idSchema }),
  z.strictObject({ type: z.literal('show'), id: idSchema }),
  z.strictObject({ type: z.literal('conceal'), id: idSchema }),
  z.strictObject({
    type: z.literal('correct'),
    target: idSchema,
    field: z.string().max(64),
    value: jsonSchema,
  }),
  /** A GM command of the system: close a stage, reveal, call for a check. */
  z.strictObject({ type: z.literal('rule'), command: jsonSchema }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('finish') }),
]);
export type FightCommand = z.infer<typeof fightCommandSchema>;
