import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import type { FightEvent } from '../../kernel/events';
import { find } from '../../kernel/fight';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import { nameSchema } from '../../room/text';
import { idText } from '../../sheets/text';
import { whole } from '../../sheets/whole';
import { has, isThere } from './combatants';
import { interrupted } from './phases/interrupt';
import { keysOf, STATUSES } from './sheets';
import { kindOf } from './sight';
import { isFoe, isHero, type Foe, type SgCombatant, type SgFight } from './state';

const id = idSchema;
const of = idSchema;
const status = z.enum(keysOf(STATUSES));

/** What the GM can do in SAGA2, apart from playing and from what every system has. */
export const gmSchema = z.discriminatedUnion('do', [
  /** Show or hide what the party knows of this enemy's kind (SG-OPT-1). */
  z.strictObject({
    do: z.literal('reveal'),
    of,
    identified: z.boolean(),
    weakness: z.boolean().default(false),
  }),
  /** The name the table uses until the kind is identified. */
  z.strictObject({ do: z.literal('name'), of, publicName: nameSchema.optional() }),
  /**
   * Call characters for a check (SG-CHK-1), with a number of SG-CHK-4 or any other; with `of` it
   * identifies the enemy's kind, by default against its fame (SG-OPT-1).
   */
  z.strictObject({
    do: z.literal('test'),
    who: z.array(id).min(1).max(64),
    ability: idText,
    number: whole(0, 99).optional(),
    of: of.optional(),
  }),
  /** Two characters against each other; equal totals: the second holds (SG-CHK-3, SG-CHK-9). */
  z.strictObject({ do: z.literal('contest'), who: id, against: id, ability: idText }),
  /** Have the commands of this turn declared anew, as long as nobody has acted (SG-TRN-8). */
  z.strictObject({ do: z.literal('reopen'), enemies: z.boolean().default(false) }),
  /** What a critical brought besides, in words (SG-CHK-7). */
  z.strictObject({ do: z.literal('bonus'), who: id, text: nameSchema }),
  /** A special fight (SG-GLM-7). */
  z.strictObject({ do: z.literal('special'), on: z.boolean() }),
  /** Change of the 閃き strength, of the fight or of one enemy (SG-GLM-5). */
  z.strictObject({ do: z.literal('strength'), of: of.optional(), by: whole(-20, 20) }),
  z.strictObject({ do: z.literal('depart'), id }),
  z.strictObject({ do: z.literal('status'), id, status, by: id.optional() }),
  z.strictObject({ do: z.literal('lift'), id, status }),
]);
export type GmCommand = z.output<typeof gmSchema>;
type Of<T extends GmCommand['do']> = Extract<GmCommand, { do: T }>;
type Plan = Outcome<readonly FightEvent[]>;

/** Numbers to choose from when calling for a check (SG-CHK-4). */
export const GUIDE_NUMBERS = [8, 10, 12, 14, 16, 18, 20] as const;

/** Showing and hiding stay when something else is undone. */
export const undoable = (command: GmCommand): boolean =>
  command.do !== 'reveal' && command.do !== 'name';

export function gm(fight: SgFight, command: GmCommand): Plan {
  switch (command.do) {
    case 'reveal':
      return met(fight, command.of, ({ kind }) => {
        const { weakness } = command;
        const identified = command.identified || weakness;
        return accept([{ type: 'sg.revealed', kind, identified, weakness }]);
      });
    case 'name':
      return met(fight, command.of, ({ kind }) =>
        accept([{ type: 'sg.named', kind, publicName: command.publicName }]),
      );
    case 'test':
      return test(fight, command);
    case 'contest':
      return contest(fight, command);
    case 'reopen':
      return reopen(fight, command.enemies);
    case 'bonus':
      return somebody(fight, command.who, ({ id: who }) =>
        accept([{ type: 'sg.bonus', who, text: command.text }]),
      );
    case 'special':
      return accept([{ type: 'sg.special', on: command.on }]);
    case 'strength':
      return strength(fight, command);
    case 'depart':
      return somebody(fight, command.id, (c) =>
        c.body.condition === 'gone'
          ? refuse('not_possible_now')
          : accept([{ type: 'sg.departed', id: c.id }]),
      );
    case 'status':
      return inflict(fight, command);
    case 'lift':
      return somebody(fight, command.id, (c) =>
        has(c, command.status)
          ? accept([{ type: 'sg.lifted', target: c.id, status: command.status }])
          : refuse('unknown_field'),
      );
  }
}

function somebody(fight: SgFight, who: string, plan: (c: SgCombatant) => Plan): Plan {
  const c = find(fight, who);
  return c ? plan(c) : refuse('unknown_combatant');
}

function enemy(fight: SgFight, who: string, plan: (c: Foe) => Plan): Plan {
  return somebody(fight, who, (c) => (isFoe(c) ? plan(c) : refuse('unknown_combatant')));
}

/** An enemy of a kind that players have met: of others there is nothing to tell yet. */
const met = (fight: SgFight, who: string, plan: (c: Foe) => Plan): Plan =>
  enemy(fight, who, (c) => (kindOf(fight, c) ? plan(c) : refuse('not_possible_now')));

/** Characters that are there, each with this ability on the sheet. */
function isAble(fight: SgFight, who: string, ability: string): boolean {
  const c = find(fight, who);
  if (!c || !isHero(c) || !isThere(c)) return false;
  return c.body.sheet.abilities.some((each) => each.id === ability);
}

function test(fight: SgFight, { who, ability, number, of: about }: Of<'test'>): Plan {
  if (isOver(fight)) return refuse('fight_over');
  if (!who.every((each) => isAble(fight, each, ability))) return refuse('unknown_combatant');
  const args = { who: [...new Set(who)], ability };
  if (about === undefined) {
    return number === undefined ? refuse('bad_value') : call(fight, 'test', { ...args, number });
  }
  return met(fight, about, ({ hidden, body }) =>
    hidden
      ? refuse('not_possible_now')
      : call(fight, 'test', { ...args, number: number ?? body.sheet.fame, of: about }),
  );
}

function contest(fight: SgFight, { who, against, ability }: Of<'contest'>): Plan {
  if (isOver(fight)) return refuse('fight_over');
  const able = [who, against].every((each) => isAble(fight, each, ability));
  if (!able || who === against) return refuse('unknown_combatant');
  return call(fight, 'contest', { who, against, ability });
}

const isOver = ({ stage, data }: SgFight): boolean => stage !== 'running' || data.phase === 'over';

/** A check comes before the next action; commands that are being declared wait for it. */
const call = (
  fight: SgFight,
  script: string,
  args: Readonly<Record<string, string | number | string[]>>,
): Plan => accept([...interrupted(fight), { type: 'queued', calls: [{ script, args }] }]);

/** A slip in the commands is mended this way: what followed by itself is no step to undo. */
function reopen(fight: SgFight, enemies: boolean): Plan {
  if (isOver(fight)) return refuse('fight_over');
  if (fight.open) return refuse('action_open');
  const { data, slots } = fight;
  const hasActed = (actor: string) => !slots.some((slot) => slot.actor === actor);
  const mayAct = (actor: string) => {
    const c = find(fight, actor);
    return c !== undefined && isThere(c);
  };
  const begun = data.order.some((actor) => mayAct(actor) && hasActed(actor));
  if (data.phase !== 'action' || begun) return refuse('not_possible_now');
  return accept([
    { type: 'slotted', slots: [] },
    { type: 'sg.reopened', enemies },
  ]);
}

function strength(fight: SgFight, { of: about, by }: Of<'strength'>): Plan {
  if (about === undefined) return accept([{ type: 'sg.strength', by }]);
  return enemy(fight, about, (c) => accept([{ type: 'sg.strength', of: c.id, by }]));
}

function inflict(fight: SgFight, { id: target, status: name, by }: Of<'status'>): Plan {
  if (by !== undefined && !find(fight, by)) return refuse('unknown_combatant');
  return somebody(fight, target, (c) =>
    has(c, name) || !isThere(c)
      ? refuse('not_possible_now')
      : accept([
          { type: 'sg.affected', target, status: name, ...(by === undefined ? {} : { by }) },
        ]),
  );
}
