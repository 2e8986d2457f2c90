import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import { HANDS } from './sheets';

export { NATURAL, UNARMED } from './sheets';

const row = z.enum(['front', 'back']);
/** At whom: one combatant, or a row; neither for oneself or for all. */
const aim = { target: idSchema.optional(), row: row.optional() };

/** From where and with what in hand (SG-TRN-2); enemies hold nothing that has a name. */
const stance = { from: row, hands: z.array(idSchema).max(HANDS).default([]) };

const attack = { do: z.literal('attack'), weapon: idSchema, target: idSchema };
const technique = {
  do: z.literal('technique'),
  technique: idSchema,
  /** Weapon that carries it; spells without one have none. */
  weapon: idSchema.optional(),
  ...aim,
};
const item = { do: z.literal('item'), item: idSchema, ...aim };
const guard = { do: z.literal('guard'), defend: z.boolean(), cover: idSchema.optional() };

/** A declaration of the command phase (SG-TRN-7). */
const commands = [
  z.strictObject({ ...attack, ...stance }),
  z.strictObject({ ...technique, ...stance }),
  z.strictObject({ ...item, ...stance }),
  z.strictObject({ ...guard, ...stance }),
] as const;
export const commandSchema = z.discriminatedUnion('do', commands);
export type Command = z.output<typeof commandSchema>;
export type CommandOf<T extends Command['do']> = Extract<Command, { do: T }>;

/** What is carried out: a command without its stance. */
export type Deed =
  Omit<CommandOf<'attack'>, 'from' | 'hands'> | TechniqueDeed | ItemDeed | GuardDeed;
export type TechniqueDeed = Omit<CommandOf<'technique'>, 'from' | 'hands'>;
export type ItemDeed = Omit<CommandOf<'item'>, 'from' | 'hands'>;
export type GuardDeed = Omit<CommandOf<'guard'>, 'from' | 'hands'>;

/**
 * What an actor can choose. In the command phase (part `command`) a command; when its place in the
 * order comes up: `go`, the declared command, or `chain`, opening one (SG-CHN-8).
 */
export const actionSchema = z.discriminatedUnion('do', [
  ...commands,
  z.strictObject({ do: z.literal('go') }),
  z.strictObject({ ...technique, do: z.literal('chain') }),
]);
export type Action = z.output<typeof actionSchema>;
export type ActionOf<T extends Action['do']> = Extract<Action, { do: T }>;

/** Part under which commands are offered and asked for. */
export const COMMAND = 'command';
