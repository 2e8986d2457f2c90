import { z } from 'zod';
import type { AnySystem, FightEvent, KernelEvent } from '@ransen/rules';
import { json, readOneOf, typeOf } from './typed';

const stream = z.enum(['party', 'gm']);
const call = z.strictObject({ script: z.string(), args: json, by: z.string().optional() });
const slot = z.strictObject({ actor: z.string(), part: z.string().optional(), turn: z.string() });
const choice = z.strictObject({ value: json, shows: json.optional() });
const choices = z.array(choice);

const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('one'), choices, default: json }),
  z.strictObject({
    kind: z.literal('some'),
    choices,
    min: z.int(),
    max: z.int(),
    default: z.array(json),
  }),
  z.strictObject({ kind: z.literal('number'), min: z.int(), max: z.int(), default: z.int() }),
  z.strictObject({ kind: z.literal('action'), part: z.string().optional(), default: json }),
]);

const question = z.strictObject({
  label: z.string(),
  asks: z.record(z.string(), ask),
  about: json.optional(),
  drafts: z.enum(['nobody', 'answerers', 'all']).optional(),
  preset: z.string().optional(),
  secret: z.boolean().optional(),
});

const combatant = z.strictObject({
  id: z.string(),
  side: z.enum(['party', 'enemy']),
  owner: z.string(),
  kind: z.string(),
  hidden: z.boolean(),
  appeared: z.int().optional(),
  presets: z.record(z.string(), json).optional(),
  body: json,
});

const roll = z.strictObject({
  label: z.string(),
  who: z.string(),
  count: z.int(),
  sides: z.int(),
  stream,
});

type Of<Type extends KernelEvent['type']> = Extract<KernelEvent, { type: Type }>;

const KERNEL_EVENTS: { readonly [Type in KernelEvent['type']]: z.ZodType<Of<Type>> } = {
  stepped: z.strictObject({ type: z.literal('stepped') }),
  opened: z.strictObject({ type: z.literal('opened'), call, queued: z.boolean().optional() }),
  rolled: z.strictObject({
    type: z.literal('rolled'),
    roll,
    faces: z.array(z.int()),
    spared: z.int().optional(),
  }),
  asked: z.strictObject({ type: z.literal('asked'), question }),
  drafted: z.strictObject({
    type: z.literal('drafted'),
    who: z.string(),
    value: json,
    confirmed: z.boolean(),
  }),
  answered: z.strictObject({ type: z.literal('answered'), answers: z.record(z.string(), json) }),
  preset: z.strictObject({
    type: z.literal('preset'),
    who: z.string(),
    name: z.string(),
    value: json.optional(),
  }),
  closed: z.strictObject({ type: z.literal('closed') }),
  rewound: z.strictObject({ type: z.literal('rewound') }),
  undone: z.strictObject({ type: z.literal('undone') }),
  joined: z.strictObject({ type: z.literal('joined'), combatants: z.array(combatant) }),
  left: z.strictObject({ type: z.literal('left'), id: z.string() }),
  shown: z.strictObject({ type: z.literal('shown'), id: z.string() }),
  concealed: z.strictObject({ type: z.literal('concealed'), id: z.string() }),
  owned: z.strictObject({ type: z.literal('owned'), id: z.string(), owner: z.string() }),
  slotted: z.strictObject({ type: z.literal('slotted'), slots: z.array(slot) }),
  queued: z.strictObject({ type: z.literal('queued'), calls: z.array(call) }),
  proposed: z.strictObject({
    type: z.literal('proposed'),
    proposal: z.strictObject({ id: z.string(), by: z.string(), about: json }),
  }),
  settled: z.strictObject({
    type: z.literal('settled'),
    proposal: z.string(),
    accepted: z.boolean(),
  }),
  ended: z.strictObject({ type: z.literal('ended') }),
  finished: z.strictObject({ type: z.literal('finished') }),
};

/**
 * An event of a fight as it is stored; the system reads its own.
 *
 * @throws when it is none of this version or an older one.
 */
export function readFightEvent(system: AnySystem, stored: unknown): FightEvent {
  const type = typeOf(stored);
  if (type.includes('.')) return system.schemas.event.parse(stored) as FightEvent;
  return readOneOf<KernelEvent>(KERNEL_EVENTS, type, stored);
}
