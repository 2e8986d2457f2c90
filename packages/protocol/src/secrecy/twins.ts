import {
  GM_VIEWER,
  seatViewer,
  seededDice,
  type AnySystem,
  type EnemyEntrant,
  type Fight,
  type Json,
  type JsonObject,
  type Luck,
} from '@ransen/rules';
import type { SecrecyKit, SheetInput } from '@ransen/rules/secrecy';
import type { Transition } from '../projection';
import type { KindPlan, Plan } from './plan';
import { WatchedRoom, type Works } from './watched-room';

export type Side = 'here' | 'there';
export const SIDES: readonly Side[] = ['here', 'there'];

/** Something that is done in one room or in both. */
export interface Move {
  readonly by: Parameters<WatchedRoom['do']>[0];
  readonly here?: object;
  readonly there?: object;
}

export const inFight = (command: object) => ({ type: 'fight', command });
export const gmInBoth = (command: object): Move => ({
  by: GM_VIEWER,
  here: inFight(command),
  there: inFight(command),
});

/** Two rooms with the same dice, clock and people, whose enemies differ in what is hidden. */
export class Twins {
  readonly here: WatchedRoom;
  readonly there: WatchedRoom;
  /** What began the steps that can be undone: a shared move by its number, or something secret. */
  readonly #steps: Readonly<Record<Side, Map<number, string>>> = {
    here: new Map(),
    there: new Map(),
  };
  #enemies = 0;
  #secrets = 0;
  #shared = 0;

  constructor(
    readonly kit: SecrecyKit,
    readonly plan: Plan,
    works: Works,
    luck: Luck = luckOf(plan.seed),
  ) {
    const { options, answerTime, heroes } = plan;
    const opening = { seats: heroes.length, options, answerTime, luck };
    this.here = new WatchedRoom(works, opening);
    this.there = new WatchedRoom(works, opening);
  }

  get system(): AnySystem {
    return this.here.works.system;
  }

  /** The fight in one room; most is looked up here, where players know the same as there. */
  fight(side: Side = 'here'): Fight | null {
    return this[side].room.fight;
  }

  /** Moves before the first choice: characters, enemies, the start. */
  opening(): Move[] {
    const { heroes, foes, lurkers, onlyHere, onlyThere } = this.plan;
    const sheets = heroes.map((hero, i) => {
      const command = { type: 'sheet', id: `c-${i + 1}`, sheet: this.kit.heroes[hero] };
      return { by: seatViewer(`s${i + 1}`), here: command, there: command };
    });
    const all = [...foes, ...lurkers].map((kind, i) => ({ kind, hidden: i >= foes.length }));
    const both = all.map(({ kind, hidden }) => this.newcomer(kind, hidden));
    const here = [
      ...onlyHere.map((kind) => this.newcomer(kind, true).here),
      ...both.map((e) => e.here),
    ];
    const there = [
      ...both.map((e) => e.there),
      ...onlyThere.map((kind) => this.newcomer(kind, true).there),
    ];
    return [
      ...sheets,
      { by: GM_VIEWER, here: prepare(here) },
      { by: GM_VIEWER, there: prepare(there) },
      { by: GM_VIEWER, here: { type: 'start' }, there: { type: 'start' } },
      ...(this.kit.moves.standing ?? []).map(gmInBoth),
    ];
  }

  /** An enemy of a kind, as each room has it. */
  newcomer(kind: number, hidden: boolean): Record<Side, EnemyEntrant> {
    this.#enemies += 1;
    const entrant = { id: `e-${this.#enemies}`, kind: `k${kind}`, hidden };
    const sheets = this.sheets(kind);
    return {
      here: { ...entrant, sheet: sheets.here as Json },
      there: { ...entrant, sheet: sheets.there as Json },
    };
  }

  /** Both sheets of a kind. One that is not to be identified is hard to know. */
  sheets(kind: number): Record<Side, SheetInput> {
    const { kit, plan } = this;
    const { enemy, isMarked, isKnown, changes } = plan.kinds[kind]!;
    const written = kit.enemies[enemy]!;
    const sheet = isMarked ? kit.marks.marked(written, enemy) : written;
    const here = isKnown ? sheet : kit.obscured(sheet);
    const there = this.#allowed(changes).reduce(
      (altered, { what, by }) => kit.changes[what]!(altered, by),
      here,
    );
    return { here, there };
  }

  /** Its sheets differ in nothing that identification shows. */
  isKnown(kind: string): boolean {
    return this.plan.kinds[Number(kind.slice(1))]?.isKnown ?? false;
  }

  isWeaknessEqual(kind: string): boolean {
    return this.plan.kinds[Number(kind.slice(1))]?.changes.length === 0;
  }

  isAccepted(move: Move): boolean {
    return SIDES.every((side) => !move[side] || this[side].decide(move.by, move[side]).ok);
  }

  /** Carries out a move; what happened in each room. */
  do(move: Move): Record<Side, Transition[]> {
    const isShared = move.here !== undefined && move.there !== undefined;
    const name = isShared ? `${(this.#shared += 1)}` : `secret ${(this.#secrets += 1)}`;
    return { here: this.#doIn('here', move, name), there: this.#doIn('there', move, name) };
  }

  /** What undo would take back: a move of both rooms, or in one room something secret. */
  undone(): Move | null {
    const [here, there] = SIDES.map((side) => this.#lastStep(side));
    const undo = inFight({ type: 'undo' });
    if (here?.startsWith('secret')) return { by: GM_VIEWER, here: undo };
    if (there?.startsWith('secret')) return { by: GM_VIEWER, there: undo };
    return here !== undefined && here === there ? { by: GM_VIEWER, here: undo, there: undo } : null;
  }

  /** An enemy's action chosen here, with the ids that its sheet has there. */
  translated(actor: string, part: string | undefined, action: JsonObject): JsonObject {
    const [here, there] = SIDES.map((side) => this.fight(side)?.combatants[actor]);
    if (!here || !there) return action;
    return this.kit.moves.translated(action, part, here, there);
  }

  #allowed(changes: KindPlan['changes']): KindPlan['changes'] {
    if (!this.kit.isOpen(this.plan.options)) return changes;
    return changes.filter(({ what }) => this.kit.lasting.includes(what));
  }

  #doIn(side: Side, move: Move, name: string): Transition[] {
    const command = move[side];
    if (!command) return [];
    const transitions = this[side].do(move.by, command, this.#shared * 1000);
    for (const { event, after } of transitions) {
      const isStep = event.type === 'fought' && event.event.type === 'stepped';
      if (isStep && after.fight) this.#steps[side].set(stepOf(after.fight), name);
    }
    return transitions;
  }

  #lastStep(side: Side): string | undefined {
    const fight = this[side].room.fight;
    return fight?.past ? this.#steps[side].get(stepOf(fight, fight.past.step)) : undefined;
  }
}

const stepOf = ({ no, step }: Fight, at = step): number => no * 100_000 + at;

const prepare = (enemies: readonly EnemyEntrant[]) => ({ type: 'prepare', enemies });

function luckOf(seed: number): Luck {
  const words = (fight: number) => ({ party: `party ${fight}`, gm: `gm ${fight}` });
  const dice = () => seededDice(seed);
  return { dice, commitment: words, disclosure: words, loose: dice };
}
