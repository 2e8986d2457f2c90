import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import type { FightEvent } from '../../kernel/events';
import { find } from '../../kernel/fight';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import { nameSchema } from '../../room/text';
import { modifiers } from './sheets/effects';
import { checkingKinds } from './stages/knowledge';
import { automaticLoot, rollerOf } from './stages/loot';
import { isIn, isMonster, type Monster, type SwFight } from './state';

const of = idSchema;

/** What the GM can do in Sword World, apart from playing and from what every system has. */
export const gmSchema = z.discriminatedUnion('do', [
  /** Show or hide what the party knows of this enemy's kind (SW-KNW-11, SW-KNW-16). */
  z.strictObject({
    do: z.literal('reveal'),
    of,
    identified: z.boolean(),
    weakness: z.boolean().default(false),
  }),
  /** Call for another check of this enemy's kind (SW-KNW-11). */
  z.strictObject({ do: z.literal('check'), of }),
  /** The name the table uses until the kind is identified (SW-KNW-9). */
  z.strictObject({ do: z.literal('name'), of, publicName: nameSchema.optional() }),
  /** Close the stage: whoever has not rolled has passed; a side's turn ends (SW-ACT-1). */
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('depart'), id: of, as: z.enum(['fled', 'surrendered']) }),
  /** A loot roll for enemies that fled or surrendered (SW-END-3). */
  z.strictObject({ do: z.literal('grantLoot'), id: of }),
  /** All loot rolls that are left, each by who rolls by default. */
  z.strictObject({ do: z.literal('lootAll') }),
  z.strictObject({
    do: z.literal('status'),
    id: of,
    name: nameSchema,
    modifiers: modifiers.prefault({}),
    rounds: z.union([z.int().min(1).max(999), z.literal('fight')]).default('fight'),
  }),
  z.strictObject({ do: z.literal('lift'), id: of, status: z.string().max(64) }),
]);
export type GmCommand = z.output<typeof gmSchema>;

/** Showing and hiding stay when something else is undone. */
export const undoable = (command: GmCommand): boolean =>
  command.do !== 'reveal' && command.do !== 'name';

export function gm(fight: SwFight, command: GmCommand): Outcome<readonly FightEvent[]> {
  switch (command.do) {
    case 'reveal':
      return met(fight, command.of, (kind) => {
        const identified = command.identified || command.weakness;
        const weakness = command.weakness;
        return accept([{ type: 'sw.revealed', kind, identified, weakness }]);
      });
    case 'check':
      return met(fight, command.of, (kind) =>
        isOver(fight) ? refuse('wrong_stage') : accept([{ type: 'sw.called', kind }]),
      );
    case 'name':
      return met(fight, command.of, (kind) =>
        accept([{ type: 'sw.named', kind, publicName: command.publicName }]),
      );
    case 'close':
      return close(fight);
    case 'depart':
      return enemy(fight, command.id, (c) =>
        isIn(c)
          ? accept([{ type: 'sw.departed', id: c.id, as: command.as }])
          : refuse('not_possible_now'),
      );
    case 'grantLoot':
      return enemy(fight, command.id, (c) => grant(fight, c));
    case 'lootAll':
      return fight.data.stage === 'loot' && !fight.open ? queue('lootRest') : refuse('wrong_stage');
    case 'status':
      return status(fight, command);
    case 'lift': {
      const key = command.status;
      const held = find(fight, command.id)?.body.statuses.some((s) => s.key === key) ?? false;
      if (!held) return refuse('unknown_field');
      return accept([{ type: 'sw.lifted', target: command.id, key }]);
    }
  }
}

const queue = (script: string): Outcome<readonly FightEvent[]> =>
  accept([{ type: 'queued', calls: [{ script, args: {} }] }]);

function enemy(
  fight: SwFight,
  id: string,
  plan: (c: Monster) => Outcome<readonly FightEvent[]>,
): Outcome<readonly FightEvent[]> {
  const c = find(fight, id);
  return c && isMonster(c) ? plan(c) : refuse('unknown_combatant');
}

/** The kind of an enemy that the players have met: of others there is nothing to tell yet. */
function met(
  fight: SwFight,
  id: string,
  plan: (kind: string) => Outcome<readonly FightEvent[]>,
): Outcome<readonly FightEvent[]> {
  return enemy(fight, id, ({ kind }) =>
    Object.hasOwn(fight.data.kinds, kind) ? plan(kind) : refuse('not_possible_now'),
  );
}

const isOver = ({ stage, data }: SwFight): boolean =>
  stage !== 'running' || data.stage === 'loot' || data.stage === 'over';

/** Once, when the fight is won, also after the other loot was rolled for. */
function grant(fight: SwFight, { id, hidden, body }: Monster): Outcome<readonly FightEvent[]> {
  const { victory, loot } = fight.data;
  const left = body.condition === 'fled' || body.condition === 'surrendered';
  const had = [...loot.rolls, ...loot.found].some(({ enemy: of }) => of === id);
  const anybody = rollerOf(fight, undefined) !== undefined;
  if (victory !== 'won' || hidden || !left || had || !anybody) return refuse('not_possible_now');
  return accept([{ type: 'sw.granted', id }, ...automaticLoot(fight, id)]);
}

function close(fight: SwFight): Outcome<readonly FightEvent[]> {
  if (fight.open) return refuse('action_open');
  if (fight.stage !== 'running') return refuse('fight_over');
  const { data, slots } = fight;
  if (checkingKinds(fight).length > 0) return accept([{ type: 'sw.checksClosed' }]);
  switch (data.stage) {
    case 'placement':
      return queue('placeRest');
    case 'initiative':
    case 'turns':
      return accept(
        slots.map(({ actor, part }) => ({
          type: 'sw.passed' as const,
          who: actor,
          ...(part ? { part } : {}),
          stage: data.stage,
        })),
      );
    case 'loot':
      return accept([{ type: 'sw.staged', stage: 'over' }]);
    default:
      return refuse('wrong_stage');
  }
}

function status(
  fight: SwFight,
  { id, name, modifiers: changes, rounds }: Extract<GmCommand, { do: 'status' }>,
): Outcome<readonly FightEvent[]> {
  const c = find(fight, id);
  if (!c) return refuse('unknown_combatant');
  const { round, side } = fight.data;
  const until =
    rounds === 'fight' ? ('fight' as const) : { round: round + rounds, side: side ?? c.side };
  const named = Object.entries(changes).filter((entry): entry is [string, number] => {
    return entry[1] !== undefined;
  });
  const given = { key: name, name, modifiers: Object.fromEntries(named), until };
  return accept([{ type: 'sw.affected', target: id, status: given }]);
}
