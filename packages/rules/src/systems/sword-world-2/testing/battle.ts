import { apply } from '../../../kernel/apply';
import { begin, decide, emptyFight } from '../../../kernel/decide';
import type { FightCommand } from '../../../kernel/commands';
import type { Dice } from '../../../kernel/dice';
import type { FightEvent } from '../../../kernel/events';
import type { Fight } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Offer } from '../../../kernel/offer';
import type { Entrant, Entry } from '../../../kernel/system';
import { viewOf } from '../../../kernel/view';
import { GM_VIEWER, playerOf, seatViewer, type Viewer } from '../../../kernel/viewer';
import { swordWorld2 } from '..';
import { combatant } from '../combatants';
import type { SwEvent, SwEventOf } from '../events';
import type { Options } from '../settings';
import { characterSchema, enemySchema, type CharacterInput, type EnemyInput } from '../sheets';
import { SELF, type SwCombatant, type SwFight } from '../state';
import { optionsOf } from './encounter';

export interface Cast {
  /** By id; each is played by a seat of the same id. */
  readonly party?: Readonly<Record<string, Partial<CharacterInput>>>;
  /** By id; the kind is the id up to the first digit, so that `orc1` and `orc2` are of one. */
  readonly enemies?: Readonly<Record<string, Partial<EnemyInput> & { hidden?: boolean }>>;
  readonly options?: Partial<Options>;
}

const HERO = { name: '誰か', hp: 20, mp: 10 };
const ENEMY = {
  name: '魔物',
  fame: 10,
  initiativeValue: 10,
  vitalityResistance: 0,
  mentalResistance: 0,
  parts: [{ evasion: 0, hp: 20, attacks: [{ accuracy: 0, damage: '1d' }] }],
};

const kindOf = (id: string) => id.replace(/\d.*$/, '');

/** An enemy as a command brings it in. */
export function newcomer(id: string, sheet: Partial<EnemyInput> = {}, hidden = false) {
  return { id, kind: kindOf(id), hidden, sheet: { ...ENEMY, ...sheet } as unknown as Json };
}

function entrants({ party = { amy: {} }, enemies = { orc: {} } }: Cast): Entrant[] {
  return [
    ...Object.entries(party).map(([id, sheet]): Entrant => ({
      ...{ id, side: 'party', owner: id, kind: id, hidden: false },
      sheet: characterSchema.parse({ ...HERO, ...sheet }),
    })),
    ...Object.entries(enemies).map(([id, { hidden = false, ...sheet }]): Entrant => ({
      ...{ id, side: 'enemy', owner: 'gm', kind: kindOf(id), hidden },
      sheet: enemySchema.parse({ ...ENEMY, ...sheet }),
    })),
  ];
}

/**
 * A fight for tests: short sheets, short commands, and dice that are laid down before they are
 * rolled. Rolling more than was laid down, or less in one command, is an error.
 */
export class Battle {
  fight: SwFight;
  readonly events: FightEvent[] = [];
  private faces: number[] = [];
  private readonly dice: Dice = () => {
    const face = this.faces.shift();
    if (face === undefined) throw new Error('Nothing laid down to roll.');
    return face;
  };

  constructor(cast: Cast = {}) {
    const begun = begin(swordWorld2, 1, optionsOf(cast.options ?? {}), entrants(cast), this.dice);
    this.fight = begun.fight as SwFight;
    this.events.push(...begun.events);
  }

  /** Round 1 of a fight that `first` begins, everybody in front, no knowledge rolled for. */
  static turns(cast: Cast = {}, first: 'party' | 'enemy' = 'party'): Battle {
    const battle = new Battle(cast);
    battle.rule({ do: 'close' });
    const [leader] = battle.fight.slots;
    if (first === 'party') battle.act(leader!.actor, { do: 'initiative' }, [6, 6]);
    if (battle.fight.data.stage === 'initiative') battle.rule({ do: 'close' });
    battle.rule({ do: 'close' });
    battle.rule({ do: 'close' });
    return battle;
  }

  /** What a command leads to; `faces` are its dice in order. */
  send(command: FightCommand, by: Viewer = GM_VIEWER, faces: readonly number[] = []): FightEvent[] {
    this.faces = [...faces];
    const decided = decide(swordWorld2, this.fight, command, by, this.dice);
    if (!decided.ok) throw new Error(decided.refusal.code);
    if (this.faces.length > 0) throw new Error(`Not rolled: ${this.faces.join(' ')}`);
    this.fight = decided.value.fight as SwFight;
    this.events.push(...decided.value.events);
    return [...decided.value.events];
  }

  /** The code a command is refused with, or null; nothing is done. */
  refused(command: FightCommand, by: Viewer = GM_VIEWER): string | null {
    const decided = decide(swordWorld2, this.fight, command, by, () => 3);
    return decided.ok ? null : decided.refusal.code;
  }

  act(
    actor: string,
    action: object,
    faces: readonly number[] = [],
    override = false,
  ): FightEvent[] {
    return this.send(command(actor, action, override), GM_VIEWER, faces);
  }

  refuses(actor: string, action: object): string | null {
    return this.refused(command(actor, action, false));
  }

  rule(command: object, faces: readonly number[] = []): FightEvent[] {
    return this.send({ type: 'rule', command: command as JsonObject }, GM_VIEWER, faces);
  }

  answer(value: Json, faces: readonly number[] = []): FightEvent[] {
    const question = this.fight.open!.question!;
    const [who = ''] = Object.keys(question.asks);
    const answered = { type: 'answer', question: question.id, who, value, confirm: true } as const;
    return this.send(answered, GM_VIEWER, faces);
  }

  /** Everybody of the side whose turn it is does nothing more. */
  endTurn(): void {
    this.rule({ do: 'close' });
  }

  get(id: string): SwCombatant {
    return combatant(this.fight, id);
  }

  hp(id: string, part?: string): number {
    const { parts } = this.get(id).body;
    return parts[part ?? (parts[SELF] ? SELF : 'p1')]!.hp;
  }

  mp(id: string): number {
    return this.get(id).body.parts[SELF]!.mp;
  }

  condition(id: string): string {
    return this.get(id).body.condition;
  }

  waiting(): string[] {
    return this.fight.slots.map(({ actor, part }) => (part ? `${actor}/${part}` : actor));
  }

  offers(actor: string, part?: string): readonly Offer[] {
    return swordWorld2.options(
      viewOf(swordWorld2, this.fight, playerOf(this.get(actor))),
      actor,
      part,
    );
  }

  /** What one of the seats reads of the events from `since` on. */
  log(seat: string, since = 0): Entry[] {
    let before: Fight = emptyFight(swordWorld2, 1, this.fight.options);
    return this.events.flatMap((event, i) => {
      const after = apply(swordWorld2, before, event);
      const read = swordWorld2.narrate(
        before as SwFight,
        event,
        after as SwFight,
        seatViewer(seat),
      );
      before = after;
      return i < since ? [] : read;
    });
  }
}

function command(actor: string, action: object, override: boolean): FightCommand {
  const [id = '', part] = actor.split('/');
  return {
    type: 'act',
    actor: id,
    ...(part ? { part } : {}),
    action: action as JsonObject,
    ...(override ? { override: true as const } : {}),
  };
}

/** What was rolled, by name and in order. */
export const rolled = (events: readonly FightEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'rolled' ? [event.roll.label] : []));

/** Events of one kind. */
export function only<T extends SwEvent['type']>(
  events: readonly { readonly type: string }[],
  type: T,
): SwEventOf<T>[] {
  return events.filter((event): event is SwEventOf<T> => event.type === type);
}
