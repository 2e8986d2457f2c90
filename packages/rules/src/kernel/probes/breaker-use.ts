import {
  all,
  find,
  presetOf,
  type Combatant,
  type Fight,
  type Id,
  type ScriptCall,
} from '../fight';
import type { Ask } from '../question';
import { askOne, emit, roll, type Scene, type Script } from '../script';
import type { FightView } from '../view';
import { blankSystem } from './blank-system';
import { cancels, damageOf, weakDamage, type Circumstances, type Face } from './breaker-cancels';

/** End Breaker! as far as one use of an ability needs it: EB-FGT-8 without moves and heals. */
export interface Ability {
  kind: 'sword' | 'art' | 'wing';
  /** Actions of the faces 2 to 6. */
  faces: Record<string, Face>;
  /** EB-DAT-2: face that a 6 becomes, without asking. */
  preset?: number;
}
export interface BreakerSheet {
  level: number;
  guts: number;
  damage: number;
  statuses: string[];
  enchants: string[];
  gauge: number;
  abilities: Record<string, Ability>;
}
type Action = { do: 'use'; ability: string; target: Id };
type Event =
  | { type: 'eb.hit'; target: Id; damage: number; statuses: string[] }
  | { type: 'eb.crushed'; target: Id }
  | { type: 'eb.drained'; who: Id; amount: number }
  | { type: 'eb.charged'; who: Id; gauge: number };

type Breaker = Fight<null, BreakerSheet>;
type At = Scene<Breaker>;

interface Use {
  by: Id;
  target: Id;
  ability: Ability;
  now: Circumstances;
  /** EB-CAN-5: a switch of each player. */
  automatic: boolean;
}

export const breakerUse = blankSystem<null, BreakerSheet, Event, Action>({
  id: 'breaker-use',
  begin: () => null,
  enter: (_fight, { sheet }) => sheet as BreakerSheet,
  presets: ({ sheet }) => presetsOf(sheet as BreakerSheet),
  next: ({ slots }) => (slots.length === 0 ? { script: 'round', args: null } : null),
  scripts: { round, use },
  apply(fight, event) {
    switch (event.type) {
      case 'eb.hit':
        return change(fight, event.target, ({ damage, statuses }) => ({
          damage: damage + event.damage,
          statuses: [...new Set([...statuses, ...event.statuses])],
        }));
      case 'eb.drained':
        return change(fight, event.who, ({ damage }) => ({
          damage: Math.max(0, damage - event.amount),
        }));
      case 'eb.charged':
        return change(fight, event.who, () => ({ gauge: event.gauge }));
      case 'eb.crushed':
        return fight;
    }
  },
  possible,
  call: (by, _part, action): ScriptCall => ({ script: 'use', args: { ...action }, by }),
  viewBody: (_fight, { body }) => ({
    guts: body.guts,
    damage: body.damage,
    abilities: Object.keys(body.abilities),
  }),
});

function possible(view: FightView, actor: Id): Action[] {
  if (view.slots[0]?.actor !== actor) return [];
  const { side, body } = view.combatants[actor]!;
  const enemies = Object.values(view.combatants).filter((other) => other.side !== side);
  return (body.abilities as string[]).flatMap((ability) =>
    enemies.map(({ id }): Action => ({ do: 'use', ability, target: id })),
  );
}

/** EB-ARN-2 in short: the first attack, on whom has the least left. */
export function policy(view: FightView, actor: Id): Action {
  const left = (id: Id) =>
    Number(view.combatants[id]?.body.guts) - Number(view.combatants[id]?.body.damage);
  const [first] = possible(view, actor).sort((a, b) => left(a.target) - left(b.target));
  return first!;
}

function* round(scene: At): Script {
  const slots = all(scene.fight).map(({ id }) => ({ actor: id, turn: 'turn' }));
  yield* emit({ type: 'slotted', slots });
}

/** EB-FGT-8. */
function* use(scene: At, action: { ability: string; target: Id }, by: Id): Script {
  yield* emit({ type: 'slotted', slots: scene.fight.slots.slice(1) });
  const use = circumstances(scene, by, action);
  const dice = yield* abilityDice(scene, use);
  const list = yield* superCancel(use, dice, action.ability);
  const cancelled = use.automatic ? cancels(list, use.now) : new Set<number>();
  const kept = list.filter((_, i) => !cancelled.has(i));
  const targets = yield* furtherTargets(scene, use, kept);
  const hit = yield* defence(scene, targets, dice.length, kept);

  const damage = damageOf(list, cancelled, use.now.weak);
  const statuses = kept.flatMap((face) => (face.do === 'status' ? [face.name] : []));
  for (const target of hit) yield* emit<Event>({ type: 'eb.hit', target, damage, statuses });
  if (hit.length > 0 && damage > 0) yield* drain(by, kept);
  yield* gauge(use, hit.length > 0 ? kept : []);
}

function circumstances(
  scene: At,
  by: Id,
  { ability, target }: { ability: string; target: Id },
): Use {
  const { level, gauge, abilities } = at(scene, by).body;
  const now: Circumstances = {
    statuses: at(scene, target).body.statuses,
    reach: standing(scene, by).length,
    gauge,
    hyper: gauge >= 100,
    weak: weakDamage(level),
  };
  const automatic = presetOf(scene.fight, by, 'auto-cancel') !== false;
  return { by, target, ability: abilities[ability]!, now, automatic };
}

/** EB-DIC-3, then EB-DIC-5: one die may be rolled again. The faces other than 1, in order. */
function* abilityDice(scene: At, { by, ability, now }: Use): Script<number[]> {
  const { enchants } = at(scene, by).body;
  const start = (now.hyper ? 5 : 2) + (enchants.includes('charge') ? 1 : 0);
  const dice = yield* doubleTrigger('ability', by, start);
  if (!enchants.includes(ability.kind)) return dice;
  return yield* rerolled(by, dice);
}

/** EB-DIC-1, EB-DIC-7: batches, two more dice for every 1, until a batch has none. */
function* doubleTrigger(label: string, who: Id, start: number): Script<number[]> {
  const dice: number[] = [];
  for (let count = start; count > 0;) {
    const batch = yield* d6(label, who, count);
    dice.push(...batch.filter((die) => die !== 1));
    count = 2 * batch.filter((die) => die === 1).length;
  }
  return dice;
}

/** The new face holds and keeps its place; a 1 triggers, its dice stand at the end. */
function* rerolled(who: Id, dice: number[]): Script<number[]> {
  const places = [null, ...dice.keys()];
  const place = yield* askOne<number | null>(who, 'reroll', oneOf(places), { about: dice });
  if (place === null) return dice;
  const [face] = yield* d6('reroll', who, 1);
  const others = dice.filter((_, i) => i !== place);
  if (face === 1) return [...others, ...(yield* doubleTrigger('reroll', who, 2))];
  return dice.map((die, i) => (i === place ? face! : die));
}

/** EB-CAN-6, EB-CAN-8: each 6 in order; changed dice stand behind all others. */
function* superCancel(use: Use, dice: number[], ability: string): Script<Face[]> {
  let list = dice.map((die) => ({ die, face: use.ability.faces[die]! }));
  for (const six of list.filter(({ die }) => die === 6)) {
    const others = list.filter((one) => one !== six);
    const meant = [2, 3, 4, 5].filter((die) =>
      isMeant(use, [...others.map(({ face }) => face), use.ability.faces[die]!]),
    );
    const die = yield* askOne<number | null>(use.by, 'super-cancel', oneOf([null, ...meant]), {
      about: list.map((one) => one.die),
      preset: `super-cancel:${ability}`,
    });
    if (die !== null) list = [...others, { die, face: use.ability.faces[die]! }];
  }
  return list.map(({ face }) => face);
}

/** The last action of the list is neither ミス nor cancelled. */
function isMeant({ now }: Use, list: Face[]): boolean {
  return list.at(-1)?.do !== 'miss' && !cancels(list, now).has(list.length - 1);
}

/** One for each プラスワン, chosen by the user; a lone candidate needs no choice. */
function* furtherTargets(scene: At, { by, target }: Use, kept: Face[]): Script<Id[]> {
  const targets = [target];
  for (const _ of kept.filter((face) => face.do === 'plus-one')) {
    const ids = standing(scene, by).filter((id) => !targets.includes(id));
    if (ids.length === 0) break;
    const ask: Ask = { kind: 'one', choices: ids.map((value) => ({ value })), default: ids[0]! };
    targets.push(ids.length === 1 ? ids[0]! : yield* askOne<Id>(by, 'further-target', ask));
  }
  return targets;
}

/** EB-DIC-4: more dice than the attacker's crush it. EB-DIC-5: 【盾】 rolls one again. */
function* defence(scene: At, targets: Id[], number: number, kept: Face[]): Script<Id[]> {
  if (kept.some((face) => face.do === 'sure')) return targets;
  const hit: Id[] = [];
  for (const target of targets) {
    let dice = yield* doubleTrigger('defence', target, 2);
    if (at(scene, target).body.enchants.includes('shield')) dice = yield* rerolled(target, dice);
    if (dice.length > number) yield* emit<Event>({ type: 'eb.crushed', target });
    else hit.push(target);
  }
  return hit;
}

function* drain(who: Id, kept: Face[]): Script {
  const amount = kept.reduce((sum, face) => sum + (face.do === 'drain' ? face.n : 0), 0);
  if (amount > 0) yield* emit<Event>({ type: 'eb.drained', who, amount });
}

/** EB-EFF-3: ハイパー fills it up to 100, a hyper use empties it. */
function* gauge({ by, now }: Use, kept: Face[]): Script {
  const filled = kept.reduce((sum, face) => sum + (face.do === 'hyper' ? face.n : 0), now.gauge);
  const after = now.hyper ? 0 : Math.min(100, filled);
  if (after !== now.gauge) yield* emit<Event>({ type: 'eb.charged', who: by, gauge: after });
}

function d6(label: string, who: Id, count: number): Script<readonly number[]> {
  return roll({ label, who, count, sides: 6, stream: 'party' });
}

function presetsOf({ abilities }: BreakerSheet): Record<string, number> {
  const preset = Object.entries(abilities).filter(([, ability]) => ability.preset !== undefined);
  return Object.fromEntries(preset.map(([name, a]) => [`super-cancel:${name}`, a.preset!]));
}

function standing(scene: At, by: Id): Id[] {
  const { side } = at(scene, by);
  return all(scene.fight)
    .filter((c) => c.side !== side && c.body.damage <= c.body.guts)
    .map(({ id }) => id);
}

const at = (scene: At, id: Id): Combatant<BreakerSheet> => find(scene.fight, id)!;

const oneOf = (values: (number | null)[]): Ask => ({
  kind: 'one',
  choices: values.map((value) => ({ value })),
  default: null,
});

function change(
  fight: Breaker,
  id: Id,
  to: (body: BreakerSheet) => Partial<BreakerSheet>,
): Breaker {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  const body = { ...combatant.body, ...to(combatant.body) };
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, body } } };
}
