import { viewerKey, type Luck, type Viewer } from '@ransen/rules';
import { Picks, type Fact, type SecrecyKit } from '@ransen/rules/secrecy';
import type { Transition } from '../projection';
import { choose, probe, speak, tryOffer } from './moves/players';
import { close, gmMove, timeOver } from './moves/gm';
import { secret, unheard } from './moves/secrets';
import type { Intent, Plan } from './plan';
import { SIDES, Twins, type Move, type Side } from './twins';
import type { Works } from './watched-room';

/** Where players of the two rooms got something different, though all that is public is equal. */
export interface Leak {
  readonly viewer: string;
  readonly what: 'frame' | 'ack' | 'answers' | 'nothing';
  readonly here: string;
  readonly there: string;
  readonly moves: readonly Move[];
}

export interface Verdict {
  /** Moves of both rooms that were compared. */
  readonly shared: number;
  /** Moves of one room alone that were compared. */
  readonly secret: number;
  /** What is public came to differ. */
  readonly isCut: boolean;
  /** The GMs of the two rooms do not see the same. */
  readonly differs: boolean;
  /** All moves that were compared, or with a leak those that led to it. */
  readonly moves: readonly Move[];
  readonly leak?: Leak;
}

/** Moves between two looks at everything that players can ask for. */
const LOOK_EVERY = 40;

/** Plays a plan in both rooms, as long as all that is public is equal. */
export function compare(kit: SecrecyKit, plan: Plan, works: Works, luck?: Luck): Verdict {
  return new Comparison(new Twins(kit, plan, works, luck)).run();
}

class Comparison {
  readonly #moves: Move[] = [];
  readonly #compared = new Map<string, number>();
  #shared = 0;
  #secret = 0;

  constructor(private readonly twins: Twins) {}

  run(): Verdict {
    for (const move of this.#all()) {
      const ended = this.#step(move);
      if (!ended) continue;
      const moves = ended.isCut ? this.#moves.slice(0, -1) : this.#moves;
      return { ...this.#verdict(), ...ended, moves };
    }
    const leak = this.#answers();
    return { ...this.#verdict(), isCut: false, ...(leak ? { leak } : {}) };
  }

  *#all(): Generator<Move> {
    yield* this.twins.opening();
    for (const intent of this.twins.plan.intents) {
      const move = moveOf(this.twins, intent);
      if (move) yield move;
      const reply = unheard(this.twins);
      if (reply) yield reply;
    }
  }

  #verdict(): Omit<Verdict, 'isCut'> {
    const { here, there } = this.twins;
    return {
      shared: this.#shared,
      secret: this.#secret,
      differs: here.secrets() !== there.secrets(),
      moves: this.#moves,
    };
  }

  /** Undefined if the rooms still agree. */
  #step(move: Move): Pick<Verdict, 'isCut' | 'leak'> | undefined {
    this.#moves.push(move);
    const happened = this.twins.do(move);
    const told = this.#difference('ack');
    if (told) return { isCut: false, leak: told };
    if (!this.#isPublicEqual(happened)) return { isCut: true };
    const leak = this.#difference('frame') ?? this.#look();
    if (leak) return { isCut: false, leak };
    if (move.here && move.there) this.#shared += 1;
    else this.#secret += 1;
    return undefined;
  }

  #isPublicEqual(happened: Record<Side, Transition[]>): boolean {
    const [here, there] = SIDES.map((side) => JSON.stringify(this.#public(side, happened[side])));
    return here === there;
  }

  #public(side: Side, transitions: readonly Transition[]): Fact[] {
    const { deeds, picture } = this.twins.kit;
    const facts = transitions.flatMap(({ before, event, after }): Fact[] => {
      if (event.type !== 'fought' || !before.fight || !after.fight) return [];
      return deeds(before.fight, event.event, after.fight);
    });
    const { fight } = this.twins[side].room;
    return fight ? [...facts, ...picture(fight)] : facts;
  }

  /** The first difference in what came since the last look: only answers, or everything. */
  #difference(upTo: 'ack' | 'frame'): Leak | undefined {
    for (const viewer of this.twins.here.players) {
      const [here, there] = SIDES.map((side) => this.#new(side, viewer, upTo));
      const first = here!.findIndex((got, i) => got.text !== there![i]?.text);
      const at = first < 0 && here!.length !== there!.length ? here!.length : first;
      if (at >= 0) return this.#leak(viewer, here![at], there![at]);
      if (upTo === 'frame') this.#compared.set(viewerKey(viewer), this.#length(viewer));
    }
    return undefined;
  }

  #new(side: Side, viewer: Viewer, upTo: 'ack' | 'frame') {
    const received = this.twins[side].received(viewer);
    const news = received.slice(this.#compared.get(viewerKey(viewer)) ?? 0);
    return upTo === 'ack' ? news.filter(({ what }) => what === 'ack') : news;
  }

  #length(viewer: Viewer): number {
    return this.twins.here.received(viewer).length;
  }

  #leak(viewer: Viewer, here: Got, there: Got): Leak {
    return {
      viewer: viewerKey(viewer),
      what: here?.what ?? there?.what ?? 'nothing',
      here: here?.text ?? '',
      there: there?.text ?? '',
      moves: this.#moves.slice(-6),
    };
  }

  #look(): Leak | undefined {
    return this.#moves.length % LOOK_EVERY === 0 ? this.#answers() : undefined;
  }

  /** Whole views, missed frames and pages of the log. */
  #answers(): Leak | undefined {
    for (const viewer of this.twins.here.players) {
      const [here = '', there = ''] = SIDES.map((side) => this.twins[side].answers(viewer));
      if (here === there) continue;
      const moves = this.#moves.slice(-6);
      return { viewer: viewerKey(viewer), what: 'answers', here, there, moves };
    }
    return undefined;
  }
}

type Got = { readonly what: 'frame' | 'ack'; readonly text: string } | undefined;

/** The move that comes of an intent now; none if the GM could not make it. */
export function moveOf(twins: Twins, { what, pick }: Intent): Move | null {
  const move = wished(twins, what, new Picks(pick));
  const isGms = move?.by.role === 'gm';
  return move && (!isGms || twins.isAccepted(move)) ? move : null;
}

function wished(twins: Twins, what: Intent['what'], picks: Picks): Move | null {
  switch (what) {
    case 'choose':
      return choose(twins, picks);
    case 'tryOffer':
      return tryOffer(twins, picks);
    case 'probe':
      return probe(twins, picks);
    case 'speak':
      return speak(twins, picks);
    case 'gm':
      return gmMove(twins, picks);
    case 'close':
      return close(twins);
    case 'secretHere':
      return secret(twins, 'here', picks);
    case 'secretThere':
      return secret(twins, 'there', picks);
    case 'undo':
      return twins.undone();
    case 'time':
      return timeOver(twins);
  }
}
