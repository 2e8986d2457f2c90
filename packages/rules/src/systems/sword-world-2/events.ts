import { z } from 'zod';

/*
 * Everything that happens in Sword World and nowhere else. Each event carries what the log says of
 * it; who may read which of its numbers is decided where it is narrated.
 */

const id = z.string();
const side = z.enum(['party', 'enemy']);
const area = z.enum(['partyRear', 'front', 'enemyRear']);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const pair = z.tuple([z.number(), z.number()]);

/** A check: 2d + modifier, or a fixed value without dice (SW-DAT-4). */
const total = z.object({ dice: pair.optional(), modifier: z.number(), total: z.number() });
export type Total = z.infer<typeof total>;

const target = z.object({ id, part: id });
export type Target = z.infer<typeof target>;

const named = z.object({
  name: z.string(),
  nameEn: z.string().optional(),
  publicName: z.string().optional(),
  publicNameEn: z.string().optional(),
});
export type Named = z.infer<typeof named>;

/** A roll for an amount: every pair on the rating table, or plain dice. */
const amountRoll = z.object({
  rating: z.number().optional(),
  rolls: z.array(z.array(z.number())),
  /** Sides of the dice when they are not D6. */
  sides: z.number().optional(),
  /** What the dice come to, table and criticals included. */
  base: z.number(),
  /** Additional damage or magic power. */
  added: z.number(),
  fumble: z.boolean().optional(),
});
export type AmountRoll = z.infer<typeof amountRoll>;

const damage = z.object({
  roll: amountRoll,
  halved: z.boolean().optional(),
  weakness: z.number().optional(),
  feat: z.number().optional(),
  /** Absent where defence does not count. */
  defence: z.number().optional(),
  dealt: z.number(),
});
export type DamageSum = z.infer<typeof damage>;

const status = z.object({
  key: z.string(),
  name: z.string(),
  nameEn: z.string().optional(),
  modifiers: z.record(z.string(), z.number()),
  until: z.union([z.object({ round: z.number(), side }), z.literal('fight')]),
  unexplained: z.literal(true).optional(),
});

const lootItem = z.object({
  name: z.string(),
  nameEn: z.string().optional(),
  count: z.number(),
  price: z.number(),
});

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(`sw.${type}` as const), ...shape });

export const eventSchema = z.discriminatedUnion('type', [
  event('checked', {
    who: id,
    of: id,
    dice: pair,
    identify: z.number(),
    /** Best modifier that may find the weakness; absent: none may. */
    findWeakness: z.number().optional(),
    identified: z.boolean(),
    weakness: z.boolean(),
  }),
  event('passed', { who: id, part: id.optional(), stage: z.string() }),
  event('called', { kind: id }),
  event('revealed', { kind: id, identified: z.boolean(), weakness: z.boolean() }),
  event('named', { kind: id, publicName: z.string().optional() }),
  event('staged', { stage: z.string() }),
  event('checksClosed', {}),
  event('initiative', { who: id, check: total, won: z.boolean() }),
  event('first', { side, target: z.number() }),
  event('placed', { who: id, area }),
  event('turn', { side, round: z.number() }),
  event('declared', {
    who: id,
    part: id,
    deed: z.enum(['attack', 'cast', 'use', 'withdraw', 'pickup', 'hold']),
    what: named.optional(),
    weapon: id.optional(),
    item: id.optional(),
    targets: z.array(target),
    major: z.boolean(),
    mp: z.number().optional(),
    feat: z.string().optional(),
    covers: id.optional(),
    overruled: z.boolean().optional(),
  }),
  event('doubleOne', { who: id }),
  /** The GM has something done against the rules that does not say so itself (SW-ACT-22). */
  event('overruled', { who: id }),
  event('attacked', {
    who: id,
    target,
    /** Absent when nothing had to be rolled (SW-DEF-6). */
    accuracy: total.optional(),
    evasion: total.optional(),
    hit: z.boolean(),
    /** Whom the coverer took the blow for. */
    coveredFor: id.optional(),
    why: z.enum(['unconscious', 'cover', 'automatic']).optional(),
  }),
  event('resisted', {
    who: id,
    target,
    magic: total,
    /** The magic total was rolled for an earlier target. */
    again: z.literal(true).optional(),
    resistance: total,
    resisted: z.boolean(),
    outcome: z.string(),
  }),
  event('declined', { who: id }),
  event('fizzled', { who: id, magic: total }),
  event('damaged', { by: id.optional(), target, sum: damage, area: z.boolean().optional() }),
  event('failed', { who: id, target, roll: amountRoll }),
  event('healed', { by: id, target, roll: amountRoll, restored: z.number() }),
  event('affected', { target: id, status }),
  event('deathChecked', { who: id, check: total, target: z.number(), alive: z.boolean() }),
  event('woken', { who: id }),
  event('defeated', { id, part: id.optional() }),
  event('moved', { who: id, how: z.enum(['limited', 'normal', 'full']), to: area }),
  event('handled', {
    who: id,
    weapon: id,
    deed: z.enum(['draw', 'stow', 'discard', 'pickup']),
    owner: id.optional(),
    what: named,
  }),
  event('departed', { id, as: z.enum(['fled', 'surrendered']) }),
  event('over', { victory: z.enum(['won', 'lost']) }),
  event('looted', {
    by: id,
    enemy: id,
    part: id.optional(),
    dice: pair.optional(),
    items: z.array(lootItem),
  }),
  event('granted', { id }),
  event('lifted', { target: id, key: z.string() }),
  event('corrected', {
    target: id,
    part: id.optional(),
    field: z.string(),
    from: scalar,
    to: scalar,
  }),
]);
export type SwEvent = z.infer<typeof eventSchema>;
export type SwEventOf<T extends SwEvent['type']> = Extract<SwEvent, { type: T }>;
