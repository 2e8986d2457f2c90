import { z } from 'zod';
import {
  accept,
  all,
  askOne,
  emit,
  find,
  idSchema,
  refuse,
  roll,
  sameJson,
  sees,
  viewOf,
  withBody,
  yesNo,
  type Combatant,
  type Entry,
  type Fight,
  type FightEvent,
  type FightView,
  type Id,
  type JsonObject,
  type Offer,
  type Scene,
  type Script,
  type System,
  type SystemEvent,
  type Viewer,
} from '@ransen/rules';

/**
 * A rule system of two pages, for tests of what carries systems: whoever has the turn strikes with
 * 2D6; the one struck may guard and loses the points that the hidden `grit` does not take.
 */
interface Sheet {
  readonly name: string;
  readonly hp: number;
  /** Players see an enemy's only once the GM has revealed it. */
  readonly grit: number;
}

interface Body extends Sheet {
  readonly known: boolean;
}

interface Data {
  readonly turn: Id | null;
  /** The GM's own, for hidden changes. */
  readonly note: string;
}

type DuelFight = Fight<Data, Body>;
type Action = { type: 'strike'; target: Id } | { type: 'wait' };

const sheetSchema = z.strictObject({
  name: z.string().max(64),
  hp: z.int().min(0).max(999),
  grit: z.int().min(0).max(99).default(0),
});
const gmSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('reveal'), id: idSchema }),
  z.strictObject({ type: z.literal('note'), note: z.string().max(200) }),
]);
const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strike'), target: idSchema }),
  z.strictObject({ type: z.literal('wait') }),
]);
const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('duel.turn'), id: idSchema }),
  z.strictObject({ type: z.literal('duel.hurt'), id: idSchema, loss: z.int() }),
  z.strictObject({ type: z.literal('duel.healed'), id: idSchema, hp: z.int() }),
  z.strictObject({ type: z.literal('duel.revealed'), id: idSchema }),
  z.strictObject({ type: z.literal('duel.noted'), note: z.string() }),
]);
type Event = z.infer<typeof eventSchema>;

export const duel: System<Data, Body, Event, Action, object> = {
  id: 'duel',
  version: 1,
  name: { ja: '決闘', en: 'Duel' },
  codes: { spent: { ja: 'もう倒れています。', en: 'This one is down already.' } },
  schemas: {
    options: z.strictObject({ mercy: z.boolean().default(false) }),
    character: sheetSchema,
    enemy: sheetSchema,
    action: actionSchema,
    event: eventSchema,
    between: z.strictObject({ rest: z.literal(true) }),
    gm: gmSchema,
  },
  begin: () => ({ turn: null, note: '' }),
  enter: (_fight, { side, sheet }) => ({ ...(sheet as Sheet), known: side === 'party' }),
  appeared: (fight) => fight,
  next: ({ data }) => (data.turn === null ? { script: 'order', args: null } : null),
  scripts: { order, strike, wait },
  apply,
  options,
  permit(view, actor, _part, action) {
    const offer = options(view, actor).find((o) => sameJson(o.action, action));
    return offer ? (offer.refusal ?? null) : { code: 'unknown_action' };
  },
  call: (by, _part, action) =>
    action.type === 'wait'
      ? { script: 'wait', args: null, by }
      : { script: 'strike', args: action.target, by },
  gm(fight, command) {
    const parsed = gmSchema.parse(command);
    if (parsed.type === 'note') return accept([made({ type: 'duel.noted', note: parsed.note })]);
    if (!find(fight, parsed.id)) return refuse('unknown_combatant');
    return accept([made({ type: 'duel.revealed', id: parsed.id })]);
  },
  undoable: (command) => gmSchema.parse(command).type === 'note',
  lasting: (event) => event.type === 'duel.revealed',
  correct(fight, target, field, value) {
    if (!find(fight, target)) return refuse('unknown_combatant');
    if (field !== 'hp') return refuse('unknown_field');
    const hp = sheetSchema.shape.hp.safeParse(value);
    if (!hp.success) return refuse('bad_value');
    return accept([made({ type: 'duel.healed', id: target, hp: hp.data })]);
  },
  mayPropose: () => null,
  accepted: () => ({ script: 'wait', args: null }),
  keepRevealed: (now, back) =>
    all(now)
      .filter((c) => c.body.known)
      .reduce((fight, { id }) => changed(fight, id, { known: true }), back),
  viewData: ({ data }, viewer) => (viewer.role === 'gm' ? { ...data } : turnOf(data)),
  viewBody: (_fight, { body }, viewer) =>
    viewer.role === 'gm' || body.known ? { ...body } : { name: body.name },
  narrate,
  carry: ({ body: { name, hp, grit } }) => ({ name, hp, grit }),
  between: (sheet) =>
    accept({ sheet: { ...(sheet as Sheet), hp: 20 }, entry: { k: 'rested' } satisfies Entry }),
};

/** Keeps an event's own type where a list of any events is asked for. */
const made = (event: Event): FightEvent => event;

const turnOf = ({ turn }: Data): JsonObject => (turn === null ? {} : { turn });

function changed(fight: DuelFight, id: Id, change: Partial<Body>): DuelFight {
  const body = find(fight, id)?.body;
  return body ? withBody(fight, id, { ...body, ...change }) : fight;
}

function apply(fight: DuelFight, event: Event): DuelFight {
  switch (event.type) {
    case 'duel.turn':
      return { ...fight, data: { ...fight.data, turn: event.id } };
    case 'duel.hurt':
      return changed(fight, event.id, { hp: (find(fight, event.id)?.body.hp ?? 0) - event.loss });
    case 'duel.healed':
      return changed(fight, event.id, { hp: event.hp });
    case 'duel.revealed':
      return changed(fight, event.id, { known: true });
    case 'duel.noted':
      return { ...fight, data: { ...fight.data, note: event.note } };
  }
}

function options(view: FightView, actor: Id): Offer[] {
  const refusal = view.data.turn === actor ? {} : { refusal: { code: 'not_your_turn' } };
  const others = Object.keys(view.combatants).filter((id) => id !== actor);
  return [
    ...others.map((target) => ({
      id: `strike-${target}`,
      group: 'major',
      action: { type: 'strike', target },
      ...refusal,
    })),
    { id: 'wait', group: 'major', action: { type: 'wait' }, ...refusal },
  ];
}

/** The first of the party begins. */
function* order(scene: Scene<DuelFight>): Script {
  yield* roll({ label: 'omen', who: '', count: 1, sides: 6, stream: 'gm' });
  const first = all(scene.fight).find((c) => c.side === 'party') ?? all(scene.fight)[0]!;
  yield* emit<SystemEvent & Event>({ type: 'duel.turn', id: first.id });
}

function* strike(scene: Scene<DuelFight>, target: Id, by: Id): Script {
  const stream = find(scene.fight, by)?.hidden ? 'gm' : 'party';
  const faces = yield* roll({ label: 'strike', who: by, count: 2, sides: 6, stream });
  const guards = yield* askOne<boolean>(target, 'guard', yesNo(false));
  const grit = find(scene.fight, target)?.body.grit ?? 0;
  const power = faces.reduce((sum, face) => sum + face, 0);
  const loss = Math.max(0, power - grit - (guards ? 3 : 0));
  yield* emit<SystemEvent & Event>({ type: 'duel.hurt', id: target, loss });
  yield* wait(scene, null, by);
}

function* wait(scene: Scene<DuelFight>, _args: null, by: Id): Script {
  const ids = all(scene.fight)
    .filter((c) => !c.hidden)
    .map((c) => c.id);
  const next = ids[(ids.indexOf(by) + 1) % ids.length];
  if (next) yield* emit<SystemEvent & Event>({ type: 'duel.turn', id: next });
}

function narrate(
  before: DuelFight,
  event: FightEvent,
  after: DuelFight,
  viewer: Viewer,
): readonly Entry[] {
  const seen = (id: Id) => {
    const combatant: Combatant | undefined = find(after, id) ?? find(before, id);
    return combatant !== undefined && sees(viewer, combatant);
  };
  const parsed = eventSchema.safeParse(event);
  if (parsed.success) return narrateOwn(parsed.data, viewer, seen);
  const known = event as Exclude<FightEvent, SystemEvent>;
  switch (known.type) {
    case 'rolled': {
      const { label, who, sides, stream } = known.roll;
      if (stream === 'gm' && viewer.role !== 'gm') return [];
      return [{ k: 'rolled', who, label, sides, faces: known.faces }];
    }
    case 'shown':
      return [{ k: 'shown', id: known.id }];
    case 'undone':
      return sameView(before, after, viewer) ? [] : [{ k: 'undone' }];
    default:
      return [];
  }
}

function narrateOwn(event: Event, viewer: Viewer, seen: (id: Id) => boolean): readonly Entry[] {
  switch (event.type) {
    case 'duel.hurt':
      return seen(event.id) ? [{ k: 'hurt', id: event.id }] : [];
    case 'duel.revealed':
      return seen(event.id) ? [{ k: 'revealed', id: event.id }] : [];
    case 'duel.noted':
      return viewer.role === 'gm' ? [{ k: 'noted', note: event.note }] : [];
    case 'duel.turn':
    case 'duel.healed':
      return [];
  }
}

/** Was nothing taken back that this viewer had seen? The GM's counters are no part of it. */
function sameView(before: DuelFight, after: DuelFight, viewer: Viewer): boolean {
  return (
    viewer.role !== 'gm' && sameJson(viewOf(duel, before, viewer), viewOf(duel, after, viewer))
  );
}
