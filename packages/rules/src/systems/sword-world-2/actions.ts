import { z } from 'zod';
import { idSchema, MAX_COMBATANTS } from '../../kernel/commands';
import { MAX_PARTS } from './sheets';

const target = z.strictObject({ id: idSchema, part: idSchema.optional() });
/** An area spell may touch every part of everybody. */
const targets = z
  .array(target)
  .min(1)
  .max(MAX_COMBATANTS * MAX_PARTS);
const feat = z
  .strictObject({
    id: z.enum(['allOutAttack', 'feint', 'deadlyStrike', 'magicStrike', 'cover']),
    /** Whom かばう guards. */
    ally: idSchema.optional(),
  })
  .optional();
const area = z.enum(['partyRear', 'front', 'enemyRear']);

const attack = { weapon: idSchema, targets };
const cast = { spell: idSchema, targets };

/** What an actor can choose to do, stage by stage. */
export const actionSchema = z.discriminatedUnion('do', [
  /** Knowledge: roll for the kind that this enemy belongs to (SW-KNW-1). */
  z.strictObject({ do: z.literal('check'), of: idSchema }),
  /** Knowledge and initiative: do not roll. In a turn: nothing more. */
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('initiative') }),
  z.strictObject({ do: z.literal('place'), area }),
  z.strictObject({ do: z.literal('attack'), ...attack, feat }),
  z.strictObject({ do: z.literal('cast'), ...cast, feat }),
  /** 《マルチアクション》 (SW-ACT-10). */
  z.strictObject({
    do: z.literal('multi'),
    attack: z.strictObject(attack),
    cast: z.strictObject(cast),
    first: z.enum(['attack', 'cast']),
  }),
  z.strictObject({ do: z.literal('withdraw'), feat }),
  /** A major action with nothing in it but a declared feat. */
  z.strictObject({ do: z.literal('hold'), feat }),
  z.strictObject({ do: z.literal('move'), how: z.enum(['limited', 'normal', 'full']), to: area }),
  z.strictObject({ do: z.literal('use'), item: idSchema, targets, feat }),
  z.strictObject({ do: z.literal('draw'), weapon: idSchema }),
  z.strictObject({ do: z.literal('stow'), weapon: idSchema }),
  z.strictObject({ do: z.literal('discard'), weapon: idSchema }),
  /** `owner`: whose weapon lies there; without it one's own. */
  z.strictObject({ do: z.literal('pickup'), weapon: idSchema, owner: idSchema.optional(), feat }),
  z.strictObject({ do: z.literal('loot'), enemy: idSchema, part: idSchema }),
]);
export type Action = z.output<typeof actionSchema>;
export type ActionOf<T extends Action['do']> = Extract<Action, { do: T }>;
