import { z } from 'zod';
import { commandSchema } from './actions';
import { ATTRIBUTES, keysOf, POOLS, STATUSES, techniqueSchema } from './sheets';

/*
 * Everything that happens in SAGA2 and nowhere else. Each event carries what the log says of it;
 * who may read which of its numbers is decided where it is narrated.
 */

const id = z.string();
const row = z.enum(['front', 'back']);
const attribute = z.enum(keysOf(ATTRIBUTES));
const status = z.enum(keysOf(STATUSES));
const pool = z.enum(POOLS);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const named = z.object({ name: z.string(), nameEn: z.string().optional() });
export type Named = z.infer<typeof named>;

/** A die rolled again for 1 LP (SG-CHK-6): which of the dice, and what it showed before. */
const reroll = z.object({ die: z.number(), from: z.number() });

/** A check as it stands once its dice are picked (SG-CHK-8). */
const check = z.object({
  kind: z.enum(['hit', 'spell', 'evasion', 'shield', 'parry', 'counter', 'resist', 'ability']),
  /** Skill, ability or technique that it is made with. */
  with: z.string().optional(),
  dice: z.array(z.number()),
  /** Places of the two dice used. */
  used: z.tuple([z.number(), z.number()]),
  reroll: reroll.optional(),
  modifier: z.number(),
  total: z.number(),
  critical: z.boolean().optional(),
  fumble: z.boolean().optional(),
  /** All three dice alike. */
  triple: z.boolean().optional(),
});
export type Check = z.infer<typeof check>;

/** Why a hit check met the defence as it did (SG-ATK-10). */
const outcome = z.enum(['hit', 'evaded', 'mikiri', 'glimmer', 'noDefence', 'immune']);
export type Outcome = z.infer<typeof outcome>;

/** One damage sum (SG-ATK-11). */
const damageSum = z.object({
  dice: z.array(z.number()),
  reroll: reroll.optional(),
  base: z.number(),
  weapon: z.number(),
  /** Of a chain: face x number, as far as it was added here. */
  bonus: z.number().optional(),
  /** Dice and all that is added, before defence. */
  raw: z.number(),
});
export type DamageSum = z.infer<typeof damageSum>;

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(`sg.${type}` as const), ...shape });

export const eventSchema = z.discriminatedUnion('type', [
  /** A turn begins with its command phase. */
  event('turn', { turn: z.number() }),
  event('declared', { who: id, command: commandSchema }),
  /** The command phase is closed: rows are compared, guards hold (SG-TRN-8, SG-TRN-15). */
  event('closed', {}),
  /** The GM has commands declared anew before anybody acted: the party's, or the enemies' too. */
  event('reopened', { enemies: z.boolean() }),
  event('initiative', {
    who: id,
    dice: z.array(z.number()),
    reroll: reroll.optional(),
    modifier: z.number(),
    total: z.number(),
  }),
  /** The order of this turn stands; its slots come with `slotted`. */
  event('ordered', { order: z.array(id) }),
  /** Somebody begins to carry out a deed. */
  event('acts', {
    who: id,
    deed: z.enum(['attack', 'technique', 'item', 'guard']),
    what: named.optional(),
    weapon: id.optional(),
    technique: id.optional(),
    item: id.optional(),
    target: id.optional(),
    row: row.optional(),
    /** The declared target was out of reach or down (SG-TRN-5). */
    retargeted: z.boolean().optional(),
    /** A technique whose cost is not covered: a normal attack instead (SG-ATK-8). */
    fallback: z.boolean().optional(),
    /** The charmer's order, or confusion's draw. */
    why: z.enum(['order', 'confusion']).optional(),
    overruled: z.boolean().optional(),
  }),
  event('lost', {
    who: id,
    why: z.enum(['noTarget', 'noCost', 'unable', 'stun', 'gone']),
  }),
  event('paid', { who: id, pool, amount: z.number() }),
  event('rerolled', {
    who: id,
    roll: z.string(),
    die: z.number(),
    from: z.number(),
    to: z.number(),
  }),
  event('checked', { who: id, check, against: id.optional() }),
  event('covered', { who: id, ally: id }),
  event('answered', { who: id, by: id, outcome, extraDice: z.number() }),
  event('glimmer', {
    who: id,
    technique: techniqueSchema,
    /** Learned on the hit or spell check, or on an evasion check (SG-GLM-1, SG-GLM-8). */
    on: z.enum(['attack', 'defence']),
  }),
  event('mikiri', { who: id, of: z.string(), what: named }),
  event('mikiriUsed', { who: id, of: z.string(), what: named, place: z.boolean() }),
  event('damaged', {
    by: id.optional(),
    target: id,
    sums: z.array(damageSum.extend({ who: id })),
    why: z.enum(['attack', 'chain', 'counter', 'poison']),
    attributes: z.array(attribute),
    weak: z.boolean().optional(),
    halved: z.number().optional(),
    /** Every attribute meets an immunity: nothing was rolled. */
    immune: z.boolean().optional(),
    defence: z.number().optional(),
    dealt: z.number(),
    /** LP that it costs whoever is or comes to be at HP 0 (SG-STS-1, SG-STS-11). */
    lp: z.number().optional(),
  }),
  event('restored', {
    by: id.optional(),
    target: id,
    pool,
    dice: z.array(z.number()),
    reroll: reroll.optional(),
    amount: z.number(),
  }),
  event('affected', { target: id, by: id.optional(), status }),
  event('recovered', {
    target: id,
    status,
    why: z.enum(['action', 'damage', 'roll', 'cure', 'end']),
    die: z.number().optional(),
  }),
  /** A release or charm die that changed nothing. */
  event('statusRoll', { who: id, status, die: z.number() }),
  event('resists', { target: id, attribute }),
  event('used', { who: id, item: id }),
  /** Who chains with whom, and the face set aside (SG-CHN-3). */
  event('chainOpened', { members: z.array(id), target: id }),
  event('chained', { members: z.array(id), face: z.number(), target: id }),
  event('fell', { id, as: z.enum(['fainted', 'collapsed', 'defeated']) }),
  event('rose', { id }),
  event('turnEnded', {}),
  event('over', { victory: z.enum(['won', 'lost', 'stopped']) }),
  /** `by` a check of somebody's, or by the GM's word. */
  event('revealed', {
    kind: id,
    identified: z.boolean(),
    weakness: z.boolean(),
    by: id.optional(),
  }),
  event('named', { kind: id, publicName: z.string().optional() }),
  /** The GM's bonus for a critical, in words (SG-CHK-7). */
  event('bonus', { who: id, text: z.string() }),
  event('departed', { id }),
  event('special', { on: z.boolean() }),
  event('strength', { of: id.optional(), by: z.number() }),
  event('called', { who: z.array(id), ability: id, number: z.number(), kind: id.optional() }),
  event('tested', {
    who: id,
    check,
    number: z.number(),
    success: z.boolean(),
    kind: id.optional(),
  }),
  event('passed', { who: id }),
  event('lifted', { target: id, status }),
  event('corrected', { target: id, field: z.string(), from: scalar, to: scalar }),
]);
export type SgEvent = z.infer<typeof eventSchema>;
export type SgEventOf<T extends SgEvent['type']> = Extract<SgEvent, { type: T }>;
