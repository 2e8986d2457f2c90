import { all, find, type Fight, type Id, type ScriptCall } from '../fight';
import type { Ask, Choice } from '../question';
import { askAll, askOne, emit, roll, type Scene, type Script } from '../script';
import type { FightView } from '../view';
import { blankSystem } from './blank-system';

/** SAGA2 as far as a chain needs it: commands, initiative, and the chain of SG-CHN-1 to 5. */
export type Command = { do: 'attack'; technique: string; target: Id } | { do: 'defend' };
type Action = Command | { do: 'carry-out' } | { do: 'chain'; technique: string; target: Id };

interface Technique {
  dice: number;
  base: number;
  weapon: number;
}
export interface SagaSheet {
  hit: number;
  evasion: number;
  quick: number;
  hp: number;
  lp: number;
  guard: number;
  techniques: Record<string, Technique>;
}
interface Body extends SagaSheet {
  command: Command | null;
}
interface Data {
  phase: 'command' | 'initiative' | 'action';
}
type Event =
  | { type: 'sg.declared'; who: Id; command: Command }
  | { type: 'sg.phase'; phase: Data['phase'] }
  | { type: 'sg.lp-spent'; who: Id }
  | { type: 'sg.damaged'; target: Id; amount: number };

type Saga = Fight<Data, Body>;
type At = Scene<Saga>;

/** One who attacks: with what, and in a chain the dice that were rolled. */
interface Striker {
  who: Id;
  technique: string;
}

export const sagaChain = blankSystem<Data, Body, Event, Action>({
  id: 'saga-chain',
  begin: () => ({ phase: 'command' }),
  enter: (_fight, { sheet }) => ({ ...(sheet as SagaSheet), command: null }),
  next,
  scripts: { commands, initiative, act, chain, turnChange },
  apply(fight, event) {
    switch (event.type) {
      case 'sg.phase':
        return { ...fight, data: { phase: event.phase } };
      case 'sg.declared':
        return change(fight, event.who, () => ({ command: event.command }));
      case 'sg.lp-spent':
        return change(fight, event.who, ({ lp }) => ({ lp: lp - 1 }));
      case 'sg.damaged':
        return change(fight, event.target, ({ hp }) => ({ hp: Math.max(0, hp - event.amount) }));
    }
  },
  possible,
  call: (actor, _part, action): ScriptCall =>
    action.do === 'chain'
      ? { script: 'chain', args: { ...action }, by: actor }
      : { script: 'act', args: null, by: actor },
  viewData: ({ data }) => ({ ...data }),
  viewBody: (_fight, { body: { hp, lp, techniques } }) => ({
    hp,
    lp,
    techniques: Object.keys(techniques),
  }),
});

function next({ data, slots }: Saga): ScriptCall | null {
  if (data.phase === 'command') return { script: 'commands', args: null };
  if (data.phase === 'initiative') return { script: 'initiative', args: null };
  return slots.length === 0 ? { script: 'turnChange', args: null } : null;
}

function possible(view: FightView, actor: Id, part?: string): Action[] {
  const techniques = view.combatants[actor]?.body.techniques as string[];
  const enemies = Object.values(view.combatants).filter(
    ({ side }) => side !== view.combatants[actor]?.side,
  );
  const attacks = techniques.flatMap((technique) =>
    enemies.map(({ id }) => ({ technique, target: id })),
  );
  if (part === 'command') {
    return [...attacks.map((attack) => ({ do: 'attack', ...attack }) as const), { do: 'defend' }];
  }
  if (view.slots[0]?.actor !== actor) return [];
  return [{ do: 'carry-out' }, ...attacks.map((attack) => ({ do: 'chain', ...attack }) as const)];
}

/** SG-TRN-2: the GM declares first, openly; then the players, who may change until all have. */
function* commands(scene: At): Script {
  for (const side of ['enemy', 'party'] as const) {
    const members = all(scene.fight).filter((c) => c.side === side);
    const command: Ask = { kind: 'action', part: 'command', default: { do: 'defend' } };
    const declared = yield* askAll({
      label: 'command',
      asks: Object.fromEntries(members.map(({ id }) => [id, command])),
      drafts: 'all',
    });
    for (const [who, value] of Object.entries(declared)) {
      yield* emit<Event>({ type: 'sg.declared', who, command: value as unknown as Command });
    }
  }
  yield* emit<Event>({ type: 'sg.phase', phase: 'initiative' });
}

/** SG-TRN-9. */
function* initiative(scene: At): Script {
  const totals = new Map<Id, number>();
  for (const { id, body } of all(scene.fight)) {
    totals.set(id, body.quick + sum(yield* d6('initiative', id, 2)));
  }
  const order = [...totals.keys()].sort((a, b) => totals.get(b)! - totals.get(a)!);
  yield* emit({ type: 'slotted', slots: order.map((actor) => ({ actor, turn: 'action' })) });
  yield* emit<Event>({ type: 'sg.phase', phase: 'action' });
}

/** SG-TRN-11: the declared command. */
function* act(scene: At, _args: null, by: Id): Script {
  const { command } = bodyOf(scene, by);
  yield* takeSlots(scene, [by]);
  if (command?.do !== 'attack') return;
  const dice = yield* hitCheck(scene, by);
  const aside = yield* askOne<number>(by, 'set-aside', faces(dice));
  yield* strike(scene, { who: by, ...command }, command.target, without(dice, aside));
}

/** SG-CHN-1 to 5, in the order of SG-CHN-9. */
function* chain(scene: At, opened: { technique: string; target: Id }, by: Id): Script {
  const { target } = opened;
  const strikers = yield* company(scene, { who: by, technique: opened.technique }, target);
  yield* takeSlots(
    scene,
    strikers.map(({ who }) => who),
  );

  const dice: Record<Id, number[]> = {};
  for (const { who } of strikers) dice[who] = yield* hitCheck(scene, who);

  const aside = (yield* askAll({
    label: 'set-aside',
    about: dice,
    asks: Object.fromEntries(strikers.map(({ who }) => [who, faces(dice[who]!)])),
    drafts: 'answerers',
  })) as Record<Id, number>;

  const settled = new Set<Striker>();
  for (const striker of strikers) {
    if (settled.has(striker)) continue;
    const face = aside[striker.who]!;
    const chained = strikers.filter(({ who }) => aside[who] === face);
    const hits = chained.map(({ who }) => without(dice[who]!, face));
    if (chained.length > 1) yield* strikeTogether(scene, chained, target, hits, face);
    else yield* strike(scene, striker, target, hits[0]!);
    chained.forEach((one) => settled.add(one));
  }
}

/** SG-CHN-1: who comes next in the order is asked; who declines cuts off those behind. */
function* company(scene: At, opener: Striker, target: Id): Script<Striker[]> {
  const strikers = [opener];
  for (const { actor } of scene.fight.slots.slice(1)) {
    if (find(scene.fight, actor)?.side !== 'party') break;
    const { techniques } = bodyOf(scene, actor);
    const technique = yield* askOne<string | null>(
      actor,
      'join-chain',
      oneOf([null, ...Object.keys(techniques)], null),
      { about: { opener: opener.who, target } },
    );
    if (technique === null) break;
    strikers.push({ who: actor, technique });
  }
  return strikers;
}

/** SG-CHK-2, SG-CHK-6: three dice, one of which may be rolled again for an LP. */
function* hitCheck(scene: At, who: Id): Script<number[]> {
  const dice = yield* d6('hit', who, 3);
  if (bodyOf(scene, who).lp <= 1) return dice;
  const again = yield* askOne<number | null>(who, 'lp-reroll', oneOf([null, 0, 1, 2], null), {
    about: dice,
  });
  if (again === null) return dice;
  yield* emit<Event>({ type: 'sg.lp-spent', who });
  const [face] = yield* d6('lp-reroll', who, 1);
  return dice.map((die, i) => (i === again ? face! : die));
}

function* strike(scene: At, striker: Striker, target: Id, pair: number[]): Script {
  const hit = sum(pair) + bodyOf(scene, striker.who).hit;
  if (yield* evades(scene, target, hit)) return;
  yield* hurt(scene, target, yield* power(scene, striker));
}

/** SG-CHN-4: one evasion that fails is enough. SG-CHN-5: one damage, defence subtracted once. */
function* strikeTogether(
  scene: At,
  chained: Striker[],
  target: Id,
  pairs: number[][],
  face: number,
): Script {
  let evaded = true;
  for (const [i, { who }] of chained.entries()) {
    const hit = sum(pairs[i]!) + bodyOf(scene, who).hit;
    evaded = yield* evades(scene, target, hit);
    if (!evaded) break;
  }
  if (evaded) return;
  let total = 0;
  for (const striker of chained) {
    total += (yield* power(scene, striker)) + face * chained.length;
  }
  yield* hurt(scene, target, total);
}

/** SG-ATK-10: the attack must be higher. */
function* evades(scene: At, target: Id, hit: number): Script<boolean> {
  return bodyOf(scene, target).evasion + sum(yield* d6('evasion', target, 2)) >= hit;
}

function* power(scene: At, { who, technique }: Striker): Script<number> {
  const { dice, base, weapon } = bodyOf(scene, who).techniques[technique]!;
  return base + weapon + sum(yield* d6('damage', who, dice));
}

function* hurt(scene: At, target: Id, total: number): Script {
  const amount = Math.max(0, total - bodyOf(scene, target).guard);
  yield* emit<Event>({ type: 'sg.damaged', target, amount });
  const standing = all(scene.fight).some((c) => c.side === 'enemy' && c.body.hp > 0);
  if (!standing) yield* emit({ type: 'ended' });
}

function* takeSlots(scene: At, gone: Id[]): Script {
  const slots = scene.fight.slots.filter(({ actor }) => !gone.includes(actor));
  yield* emit({ type: 'slotted', slots });
}

function* turnChange(): Script {
  yield* emit<Event>({ type: 'sg.phase', phase: 'command' });
}

function* d6(label: string, who: Id, count: number): Script<number[]> {
  return [...(yield* roll({ label, who, count, sides: 6, stream: 'party' }))];
}

function bodyOf(scene: At, id: Id): Body {
  return find(scene.fight, id)!.body;
}

function change(fight: Saga, id: Id, to: (body: Body) => Partial<Body>): Saga {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  const body = { ...combatant.body, ...to(combatant.body) };
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, body } } };
}

/** The faces of three dice to set one aside, each with what the other two then come to. */
function faces(dice: number[]): Ask {
  const choices = [...new Set(dice)].map((value): Choice => ({
    value,
    shows: sum(without(dice, value)),
  }));
  return { kind: 'one', choices, default: Math.min(...dice) };
}

function without(dice: number[], face: number): number[] {
  const at = dice.indexOf(face);
  return dice.filter((_, i) => i !== at);
}

function oneOf<T extends string | number | null>(values: T[], fallback: T): Ask {
  return { kind: 'one', choices: values.map((value) => ({ value })), default: fallback };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
