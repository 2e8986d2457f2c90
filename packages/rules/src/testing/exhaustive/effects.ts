import { z } from 'zod';
import { fightCommandSchema, type FightCommand } from '../../kernel/commands';
import { isSystemEvent, type FightEvent } from '../../kernel/events';
import { find, type Combatant, type Fight } from '../../kernel/fight';
import { sameJson, type Json } from '../../kernel/json';
import type { Offer } from '../../kernel/offer';
import type { Ask } from '../../kernel/question';
import type { Entry } from '../../kernel/system';
import type { ExhaustiveKit } from './kit';

/*
 * Names of the effects that a run has to use: `offer KIND OFFER`, `extra KIND VALUE`,
 * `prompt LABEL default|other|null`, `event TYPE`, `entry KIND`, `script NAME`, `command TYPE`, `rule DO`.
 */

/** Effects that can be told before the first fight; offers are found as they are made. */
export function effectsOf({ system, prompts, entries }: ExhaustiveKit): string[] {
  return [
    ...literals(system.schemas.event, 'type').map((type) => `event ${type}`),
    ...literals(system.schemas.gm, 'do').map((name) => `rule ${name}`),
    ...literals(fightCommandSchema, 'type').map((type) => `command ${type}`),
    ...Object.keys(system.scripts).map((name) => `script ${name}`),
    ...prompts.flatMap((label) => ANSWERS.map((answer) => `prompt ${label} ${answer}`)),
    ...entries.map((kind) => `entry ${kind}`),
  ];
}

const ANSWERS = ['default', 'other'];

/** The values that tell the members of a union apart. */
function literals(union: unknown, key: string): string[] {
  if (!(union instanceof z.ZodDiscriminatedUnion)) throw new Error(`No union by ${key}.`);
  return union.options.map((option) => {
    const literal = (option as z.ZodObject).shape[key] as z.ZodLiteral<string>;
    return literal.value;
  });
}

/** Effects of one event that happened before `fight`, narration left out. */
export function effectsOfEvent(fight: Fight, event: FightEvent): string[] {
  if (isSystemEvent(event)) return [`event ${event.type}`];
  if (event.type === 'opened') return [`script ${event.call.script}`];
  if (event.type !== 'answered') return [];
  return answers(fight, event.answers);
}

function answers(fight: Fight, values: Readonly<Record<string, Json>>): string[] {
  const question = fight.open?.question;
  return Object.entries(question?.asks ?? {}).map(([who, ask]) => {
    return effectOfAnswer(question!.label, ask, values[who]);
  });
}

/** The default, another answer, or nothing at all where that is another. */
export function effectOfAnswer(label: string, ask: Ask, value: Json | undefined): string {
  const other = value === null ? 'null' : 'other';
  return `prompt ${label} ${sameJson(value, ask.default) ? 'default' : other}`;
}

/** Effects of a command, once it is accepted. */
export function effectsOfCommand(command: FightCommand): string[] {
  const { type } = command;
  if (type !== 'rule') return [`command ${type}`];
  return [`command ${type}`, `rule ${(command.command as { do: string }).do}`];
}

export const effectOfEntry = ({ k }: Entry): string => `entry ${k}`;

/** The effect of an offer, or of one of its extras. */
export function effectOfOffer(
  { shared }: ExhaustiveKit,
  fight: Fight,
  actor: Combatant,
  offer: Offer,
  extra?: Json,
): string {
  if (extra !== undefined) return `extra ${actor.kind} ${placeless(fight, textOf(extra))}`;
  const common = shared?.(offer, actor);
  return `offer ${common ?? `${actor.kind} ${placeless(fight, offer.id)}`}`;
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value as Record<string, Json>)
        .map(textOf)
        .join(':')
    : String(value);

/** Whoever is named stands for its side: who it is differs from fight to fight. */
const placeless = (fight: Fight, id: string): string =>
  id
    .split(':')
    .map((word) => find(fight, word)?.side ?? word)
    .join(':');
