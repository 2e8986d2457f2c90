import { all, find, type Combatant, type Fight, type Id, type ScriptCall } from '../fight';
import { yesNo } from '../question';
import { askOne, emit, roll, type Scene, type Script } from '../script';
import type { FightView } from '../view';
import { blankSystem } from './blank-system';

/** Esperancer Saber as far as an area attack needs it, with カバーリング and 挑発. */
export interface SaberSheet {
  metre: number;
  hp: number;
  accuracy: number;
  evasion: number;
  attack: number;
  defence: number;
  /** 行動値. */
  speed: number;
  critical: number;
  covers: boolean;
  /** Range of the 挑発 skill in metres. */
  provokes: number | null;
}
interface Data {
  /** Initiative order of the round. */
  order: readonly Id[];
}
type Action = { do: 'area'; metre: number };
type Event =
  | { type: 'es.ordered'; order: Id[] }
  | { type: 'es.drawn'; from: Id; to: Id }
  | { type: 'es.covered'; target: Id; by: Id }
  | { type: 'es.damaged'; target: Id; amount: number };

type Saber = Fight<Data, SaberSheet>;
type At = Scene<Saber>;

export const saberArea = blankSystem<Data, SaberSheet, Event, Action>({
  id: 'saber-area',
  begin: () => ({ order: [] }),
  enter: (_fight, { sheet }) => sheet as SaberSheet,
  next: ({ slots }) => (slots.length === 0 ? { script: 'initiative', args: null } : null),
  scripts: { initiative, area },
  apply(fight, event) {
    switch (event.type) {
      case 'es.ordered':
        return { ...fight, data: { order: event.order } };
      case 'es.damaged':
        return damaged(fight, event.target, event.amount);
      case 'es.drawn':
      case 'es.covered':
        return fight;
    }
  },
  possible: (view, actor) =>
    view.slots[0]?.actor === actor
      ? metres(view, actor).map((m) => ({ do: 'area', metre: m }))
      : [],
  call: (by, _part, { metre }): ScriptCall => ({ script: 'area', args: { metre }, by }),
  viewBody: (_fight, { body: { metre, hp } }) => ({ metre, hp }),
});

function metres(view: FightView, actor: Id): number[] {
  const { side } = view.combatants[actor]!;
  const opponents = Object.values(view.combatants).filter((other) => other.side !== side);
  return [...new Set(opponents.map(({ body }) => body.metre as number))];
}

/** ES-RND-2, ties aside. */
function* initiative(scene: At): Script {
  const totals = new Map<Id, number>();
  for (const { id, body } of all(scene.fight)) {
    totals.set(id, body.speed + (yield* judge(scene, 'initiative', id)));
  }
  const order = [...totals.keys()].sort((a, b) => totals.get(b)! - totals.get(a)!);
  yield* emit<Event>({ type: 'es.ordered', order });
  yield* emit({ type: 'slotted', slots: order.map((actor) => ({ actor, turn: 'turn' })) });
}

/** ES-ACT-7: 挑発 before any roll, then every target from accuracy to damage. */
function* area(scene: At, { metre }: { metre: number }, by: Id): Script {
  yield* emit({ type: 'slotted', slots: scene.fight.slots.slice(1) });
  const declared = opponents(scene, by).filter((c) => c.body.metre === metre && isUp(c));
  const targets = yield* provoked(
    scene,
    by,
    declared.map(({ id }) => id),
  );
  const open = inOrderOfSettling(scene, targets);
  for (let target = open.shift(); target !== undefined; target = open.shift()) {
    if (!isUp(at(scene, target))) continue;
    if (!(yield* hits(scene, by, target))) continue;
    const taker = yield* covered(scene, by, target, open);
    yield* damage(scene, by, taker);
  }
}

/** ES-PRV-1 to 5: each draws one target that nobody else has drawn, and takes its place. */
function* provoked(scene: At, by: Id, declared: readonly Id[]): Script<Id[]> {
  const targets = [...declared];
  const original = new Set(declared);
  for (const { id, body } of inOrder(scene, opponents(scene, by))) {
    if (body.provokes === null || !isUp(at(scene, id)) || declared.includes(id)) continue;
    if (Math.abs(body.metre - at(scene, by).body.metre) > body.provokes) continue;
    const choices = [null, ...original].map((value) => ({ value }));
    const from = yield* askOne<Id | null>(id, 'provoke', { kind: 'one', choices, default: null });
    if (from === null) continue;
    original.delete(from);
    targets[targets.indexOf(from)] = id;
    yield* emit<Event>({ type: 'es.drawn', from, to: id });
  }
  return targets;
}

/** ES-COV-6: those with a カバーリング skill first, in initiative order. */
function inOrderOfSettling(scene: At, targets: readonly Id[]): Id[] {
  const coverers = inOrder(
    scene,
    targets.map((id) => at(scene, id)),
  )
    .filter(({ body }) => body.covers)
    .map(({ id }) => id);
  return [...coverers, ...targets.filter((id) => !coverers.includes(id))];
}

/** ES-ACT-4: equal totals are the passive side's. */
function* hits(scene: At, by: Id, target: Id): Script<boolean> {
  const accuracy = at(scene, by).body.accuracy + (yield* judge(scene, 'accuracy', by));
  const evasion = at(scene, target).body.evasion + (yield* judge(scene, 'evasion', target));
  return accuracy > evasion;
}

/** ES-COV-1 to 3, ES-COV-5: who takes the damage. `unsettled` targets cannot cover yet. */
function* covered(scene: At, by: Id, target: Id, unsettled: readonly Id[]): Script<Id> {
  for (const { id, body } of inOrder(scene, opponents(scene, by))) {
    const able = body.covers && isUp(at(scene, id)) && body.metre === at(scene, target).body.metre;
    if (!able || id === target || unsettled.includes(id)) continue;
    if (!(yield* askOne<boolean>(id, 'cover', yesNo(false), { about: { target } }))) continue;
    yield* emit<Event>({ type: 'es.covered', target, by: id });
    return id;
  }
  return target;
}

function* damage(scene: At, by: Id, target: Id): Script {
  const { attack } = at(scene, by).body;
  const amount = attack + sum(yield* d10('damage', by, 2)) - at(scene, target).body.defence;
  yield* emit<Event>({ type: 'es.damaged', target, amount: Math.max(0, amount) });
}

/** ES-DIC-1 to 3: 2D10; dice at the critical value or more are rolled again and added. */
function* judge(scene: At, label: string, who: Id): Script<number> {
  const { critical } = at(scene, who).body;
  let total = 0;
  for (let count = 2; count > 0;) {
    const dice = yield* d10(label, who, count);
    total += sum(dice);
    count = dice.filter((die) => die >= critical).length;
  }
  return total;
}

function d10(label: string, who: Id, count: number): Script<readonly number[]> {
  return roll({ label, who, count, sides: 10, stream: 'party' });
}

function opponents(scene: At, of: Id): Combatant<SaberSheet>[] {
  const { side } = at(scene, of);
  return all(scene.fight).filter((c) => c.side !== side);
}

/** ES-DAT-8: initiative order, then the order of the list. */
function inOrder(scene: At, combatants: Combatant<SaberSheet>[]): Combatant<SaberSheet>[] {
  const { order } = scene.fight.data;
  const place = ({ id }: Combatant) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...combatants].sort((a, b) => place(a) - place(b));
}

const at = (scene: At, id: Id) => find(scene.fight, id)!;
const isUp = ({ body }: Combatant<SaberSheet>) => body.hp > 0;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function damaged(fight: Saber, id: Id, amount: number): Saber {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  const body = { ...combatant.body, hp: Math.max(0, combatant.body.hp - amount) };
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, body } } };
}
