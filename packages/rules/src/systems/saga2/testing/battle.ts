import type { FightCommand } from '../../../kernel/commands';
import { begin, decide } from '../../../kernel/decide';
import type { Dice } from '../../../kernel/dice';
import type { FightEvent } from '../../../kernel/events';
import type { Id } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Question } from '../../../kernel/question';
import type { Entrant } from '../../../kernel/system';
import { GM_VIEWER, type Viewer } from '../../../kernel/viewer';
import { saga2 } from '..';
import { INITIATIVE_REROLL, LP_REROLL } from '../checks/reroll';
import { cannotAct, combatant, everybody, sideOf } from '../combatants';
import type { SgEvent, SgEventOf } from '../events';
import { optionsSchema, type Options } from '../settings';
import { characterSchema, enemySchema, type CharacterInput, type EnemyInput } from '../sheets';
import { OTHER, type SgCombatant, type SgFight } from '../state';
import { weaponsInHand } from '../values';
import { FOE, HERO } from './kit';

export interface Cast {
  /** By id; each is played by a seat of the same id. */
  readonly party?: Readonly<Record<Id, Partial<CharacterInput>>>;
  /** By id; the kind is the id up to the first digit. */
  readonly enemies?: Readonly<Record<Id, Partial<EnemyInput> & { hidden?: boolean }>>;
  readonly options?: Partial<Options>;
  /** Who is asked in the action phase whether to spend LP on dice; nobody else is. */
  readonly rerolls?: readonly Id[];
}

/** Commands by id, `from` and `hands` only if they change; who has none attacks. */
type Commands = Readonly<Record<Id, JsonObject>>;

const kindOf = (id: string) => id.replace(/\d.*$/, '');

function entrants({ party = { amy: {} }, enemies = { orc: {} } }: Cast): Entrant[] {
  return [
    ...Object.entries(party).map(([id, sheet]): Entrant => ({
      ...{ id, side: 'party', owner: id, kind: id, hidden: false },
      sheet: characterSchema.parse({ ...HERO, ...sheet }),
    })),
    ...Object.entries(enemies).map(([id, { hidden = false, ...sheet }]): Entrant => ({
      ...{ id, side: 'enemy', owner: 'gm', kind: kindOf(id), hidden },
      sheet: enemySchema.parse({ ...FOE, ...sheet }),
    })),
  ];
}

/**
 * A fight for tests: short sheets, short commands, and dice that are laid down before they are
 * rolled. Rolling more than was laid down, or less in one command, is an error.
 */
export class Battle {
  fight: SgFight;
  readonly events: FightEvent[] = [];
  private faces: number[] = [];
  private readonly dice: Dice = () => {
    const face = this.faces.shift();
    if (face === undefined) throw new Error('Nothing laid down to roll.');
    return face;
  };

  /** The command phase of turn 1; values of enemies are open unless the options say otherwise. */
  constructor(cast: Cast = {}) {
    const options = optionsSchema.parse({ knowledge: false, ...cast.options }) as unknown as Json;
    const begun = begin(saga2, 1, options, entrants(cast), this.dice);
    this.fight = begun.fight as SgFight;
    this.events.push(...begun.events);
    for (const { id, body } of Object.values(this.fight.combatants)) {
      for (const name of body.lp ? [INITIATIVE_REROLL, LP_REROLL] : []) {
        this.send({ type: 'preset', who: id, name, value: null });
      }
    }
  }

  /** The action phase of turn 1, everybody acting in the order of `order`. */
  static acting(cast: Cast, commands: Commands, order: readonly Id[]): Battle {
    const battle = new Battle(cast);
    battle.declare(commands, order);
    for (const who of cast.rerolls ?? []) battle.send({ type: 'preset', who, name: LP_REROLL });
    return battle;
  }

  /** Everybody declares; then initiative brings the order about. */
  declare(commands: Commands, order: readonly Id[]): void {
    while (this.question?.label === 'command') {
      const who = this.unanswered(this.question);
      const last = this.fight.open?.call.script === 'declareParty' && this.isLast(this.question);
      this.answer(this.command(who, commands[who]), last ? this.initiative(order) : [], who);
    }
  }

  private command(who: Id, given: JsonObject = this.usual(who)): JsonObject {
    const { row, hands } = this.get(who).body;
    return { from: row, hands: [...hands], ...given };
  }

  /** An attack on the first of the other side: whoever does not guard takes damage whole. */
  private usual(who: Id): JsonObject {
    const c = this.get(who);
    const [target] = sideOf(this.fight, OTHER[c.side]);
    return { do: 'attack', weapon: weaponsInHand(c)[0]!.id, target: target!.id };
  }

  private isLast({ asks, answers }: Question): boolean {
    return Object.keys(asks).filter((who) => !answers[who]?.confirmed).length === 1;
  }

  /** Dice that show whatever the order needs. */
  private initiative(order: readonly Id[]): number[] {
    const rolling = everybody(this.fight).flatMap((c) => (cannotAct(c) ? [] : [c.id]));
    const places = [...order, ...rolling.filter((id) => !order.includes(id))].reverse();
    return rolling.flatMap((id) => [100 * places.indexOf(id), 0]);
  }

  get question(): Question | null {
    return this.fight.open?.question ?? null;
  }

  private unanswered({ asks, answers }: Question): Id {
    return Object.keys(asks).find((who) => !answers[who]?.confirmed)!;
  }

  /** What a command leads to; `faces` are its dice in order. */
  send(command: FightCommand, by: Viewer = GM_VIEWER, faces: readonly number[] = []): FightEvent[] {
    this.faces = [...faces];
    const decided = decide(saga2, this.fight, command, by, this.dice);
    if (!decided.ok) throw new Error(decided.refusal.code);
    if (this.faces.length > 0) throw new Error(`Not rolled: ${this.faces.join(' ')}`);
    this.fight = decided.value.fight as SgFight;
    this.events.push(...decided.value.events);
    return [...decided.value.events];
  }

  /** The code a command is refused with, or null; nothing is done. */
  refused(command: FightCommand, by: Viewer = GM_VIEWER): string | null {
    const decided = decide(saga2, this.fight, command, by, () => 3);
    return decided.ok ? null : decided.refusal.code;
  }

  act(actor: Id, action: object, faces: readonly number[] = []): FightEvent[] {
    return this.send({ type: 'act', actor, action: action as JsonObject }, GM_VIEWER, faces);
  }

  /** The first in the order carries out its command. */
  go(faces: readonly number[] = []): FightEvent[] {
    return this.act(this.fight.slots[0]!.actor, { do: 'go' }, faces);
  }

  /** Answers the open question, for the first who has not unless somebody is named. */
  answer(value: Json, faces: readonly number[] = [], who?: Id): FightEvent[] {
    const question = this.question;
    if (!question) throw new Error('Nothing is asked.');
    const command = { type: 'answer', question: question.id, value, confirm: true } as const;
    return this.send({ ...command, who: who ?? this.unanswered(question) }, GM_VIEWER, faces);
  }

  /** The open question takes its default. */
  resolve(faces: readonly number[] = []): FightEvent[] {
    return this.send({ type: 'resolve', question: this.question!.id }, GM_VIEWER, faces);
  }

  rule(command: object, faces: readonly number[] = []): FightEvent[] {
    return this.send({ type: 'rule', command: command as JsonObject }, GM_VIEWER, faces);
  }

  get(id: Id): SgCombatant {
    return combatant(this.fight, id);
  }

  hp(id: Id): number {
    return this.get(id).body.hp.now;
  }

  statuses(id: Id): string[] {
    return this.get(id).body.statuses.map(({ name }) => name);
  }
}

/** What was rolled, by name and in order. */
export const rolled = (events: readonly FightEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'rolled' ? [event.roll.label] : []));

/** Events of one kind. */
export function only<T extends SgEvent['type']>(
  events: readonly { readonly type: string }[],
  type: T,
): SgEventOf<T>[] {
  return events.filter((event): event is SgEventOf<T> => event.type === type);
}
