import { all, find, GM, type Fight, type Id, type ScriptCall } from '../fight';
import type { Json } from '../json';
import { accept, refuse } from '../refusal';
import type { Ask, DraftSight } from '../question';
import { askAll, emit, roll, type Scene, type Script } from '../script';
import type { System } from '../system';
import { blankSystem } from './blank-system';

/**
 * A step of a made-up rule. Combatants are meant by number, counted in the fight as it stands then,
 * so that a script that runs on another fight than before does something else.
 */
export type Op =
  | { op: 'roll'; who: number; count: number; sides: number; secret: boolean }
  | { op: 'ask'; who: number[]; gm: boolean; drafts: DraftSight; secret: boolean; preset: boolean }
  | { op: 'hit'; who: number }
  | { op: 'queue'; who: number }
  | { op: 'owe' }
  | { op: 'line-up' };

interface Data {
  /** Ticks that `next` has still to run. */
  due: number;
  ticks: number;
  revealed: number;
}
interface Body {
  hp: number;
}
type ToyEvent =
  | { type: 'toy.hit'; who: Id; n: number }
  | { type: 'toy.corrected'; who: Id; hp: number }
  | { type: 'toy.owed' }
  | { type: 'toy.ticked' }
  | { type: 'toy.revealed' };
// A type, not an interface: only these are JSON objects by themselves.
type Action = { ops: Op[] };

type Toy = Fight<Data, Body>;
type At = Scene<Toy>;

const CHOICES = [0, 1, 2, 3];
const ask: Ask = { kind: 'one', choices: CHOICES.map((value) => ({ value })), default: 1 };

/** A system whose actions are little programs: for properties over everything the kernel does. */
export const toy = toyWith((ops) => ops);

/** The toy in a newer version, whose scripts do `change`d programs. */
export function toyWith(change: (ops: Op[]) => Op[]): System<Data, Body, ToyEvent, Action, Json> {
  return blankSystem<Data, Body, ToyEvent, Action>({
    id: 'toy',
    begin: () => ({ due: 0, ticks: 0, revealed: 0 }),
    enter: () => ({ hp: 10 }),
    appeared: (fight) => withData(fight, { due: fight.data.due + 1 }),
    next: ({ data }) => (data.due > 0 ? { script: 'tick', args: null } : null),
    scripts: {
      run: (scene: At, { ops }: Action) => run(scene, change(ops)),
      tick,
    },
    apply: applyToy,
    possible: () => [],
    permit: () => null,
    call: (by, _part, action): ScriptCall => ({ script: 'run', args: { ...action }, by }),
    gm: (_fight, command) =>
      accept([{ type: command === 'reveal' ? 'toy.revealed' : 'toy.owed' } as ToyEvent]),
    undoable: (command) => command !== 'reveal',
    correct: (fight, who, _field, hp) =>
      find(fight, who)
        ? accept([{ type: 'toy.corrected', who, hp: Number(hp) }])
        : refuse('unknown_combatant'),
    mayPropose: () => null,
    accepted: () => ({ script: 'run', args: { ops: [{ op: 'hit', who: 0 }] } }),
    viewProposal: (fight, about, viewer) =>
      viewer.role !== 'gm' && find(fight, String(about))?.hidden ? null : about,
    keepRevealed: (now, back) => withData(back, { revealed: now.data.revealed }),
    viewData: ({ data: { ticks, revealed } }) => ({ ticks, revealed }),
    viewBody: (_fight, { body: { hp } }) => ({ hp }),
  });
}

function applyToy(fight: Toy, event: ToyEvent): Toy {
  switch (event.type) {
    case 'toy.hit':
      return withHp(fight, event.who, (hp) => hp - event.n);
    case 'toy.corrected':
      return withHp(fight, event.who, () => event.hp);
    case 'toy.owed':
      return withData(fight, { due: fight.data.due + 1 });
    case 'toy.ticked':
      return withData(fight, { due: fight.data.due - 1, ticks: fight.data.ticks + 1 });
    case 'toy.revealed':
      return withData(fight, { revealed: fight.data.revealed + 1 });
  }
}

/** `heard` is everything the script has learned; what it does next depends on it. */
function* run(scene: At, ops: readonly Op[]): Script {
  let heard = 0;
  for (const op of ops) {
    switch (op.op) {
      case 'roll':
        heard += yield* rollOne(scene, op, heard + life(scene));
        break;
      case 'ask':
        heard += yield* askSome(scene, op);
        break;
      case 'hit':
        yield* hit(scene, op.who + heard);
        break;
      case 'queue':
        yield* emit({
          type: 'queued',
          calls: [{ script: 'run', args: { ops: queuedOps(op.who + heard) } }],
        });
        break;
      case 'owe':
        yield* emit<ToyEvent>({ type: 'toy.owed' });
        break;
      case 'line-up':
        yield* emit({
          type: 'slotted',
          slots: all(scene.fight).map(({ id }) => ({ actor: id, turn: 'turn' })),
        });
    }
  }
}

function queuedOps(who: number): Op[] {
  return [
    { op: 'ask', who: [who], gm: false, drafts: 'all', secret: false, preset: true },
    { op: 'hit', who },
  ];
}

type Of<K extends Op['op']> = Extract<Op, { op: K }>;

function* rollOne(scene: At, op: Of<'roll'>, luck: number): Script<number> {
  const faces = yield* roll({
    label: 'roll',
    who: nth(scene, op.who),
    count: op.count + (luck % 2),
    sides: op.sides,
    stream: op.secret ? 'gm' : 'party',
  });
  return sum(faces);
}

function* askSome(scene: At, op: Of<'ask'>): Script<number> {
  const who = [...op.who.map((n) => nth(scene, n)), ...(op.gm ? [GM] : [])];
  const answers = yield* askAll({
    label: 'ask',
    asks: Object.fromEntries(who.map((id) => [id, ask])),
    drafts: op.drafts,
    ...(op.secret ? { secret: true } : {}),
    ...(op.preset ? { preset: 'always' } : {}),
  });
  return sum(Object.values(answers).map(Number));
}

/** The damage tells what the fight was like: hit points of all, and how many there are. */
function* hit(scene: At, n: number): Script {
  yield* emit<ToyEvent>({ type: 'toy.hit', who: nth(scene, n), n: Math.abs(life(scene) + n) % 7 });
}

function life(scene: At): number {
  return Math.abs(sum(all(scene.fight).map(({ body }) => body.hp)));
}

function* tick(): Script {
  yield* roll({ label: 'tick', who: GM, count: 1, sides: 6, stream: 'gm' });
  yield* emit<ToyEvent>({ type: 'toy.ticked' });
}

function nth(scene: At, n: number): Id {
  const ids = Object.keys(scene.fight.combatants);
  return ids[n % ids.length] ?? GM;
}

function withData(fight: Toy, data: Partial<Data>): Toy {
  return { ...fight, data: { ...fight.data, ...data } };
}

function withHp(fight: Toy, id: Id, to: (hp: number) => number): Toy {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  const body = { hp: to(combatant.body.hp) };
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, body } } };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
