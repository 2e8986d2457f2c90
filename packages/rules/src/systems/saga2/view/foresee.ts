import type { Id } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import type { FightView } from '../../../kernel/view';
import type { Command } from '../actions';
import type { SgEntry, SgEntryOf } from '../narrate/entries';
import { NATURAL, type PoolName } from '../sheets';
import type { Pool, Row } from '../state';
import { dataOf, seenOf, type SeenBody, type SeenData } from './types';

/*
 * What a view will most likely look like after these log entries. Server and client foresee the
 * same, and only what came differently travels: the log says it once. A wrong guess costs bytes,
 * never truth.
 */

export function foresee(view: FightView, entries: readonly Entry[]): FightView {
  return entries.reduce((seen, entry) => after(seen, entry as SgEntry), view);
}

function after(view: FightView, entry: SgEntry): FightView {
  const foreseen = Object.hasOwn(AFTER, entry.k) ? AFTER[entry.k] : undefined;
  return foreseen ? (foreseen as (view: FightView, told: SgEntry) => FightView)(view, entry) : view;
}

const AFTER: { readonly [K in SgEntry['k']]?: (view: FightView, told: SgEntryOf<K>) => FightView } =
  {
    turn: (view, { turn }) =>
      everybody(withData(view, { phase: 'command', turn, initiative: {} }), (body) => ({
        ...rested(body),
        command: null,
        ...(body.type === 'character' ? { rowBefore: body.row } : { commandName: undefined }),
      })),
    declare: declared,
    close: (view) => everybody(withData(view, { phase: 'initiative' }), guarded),
    initiative: (view, { who, total }) =>
      withData(view, { initiative: { ...dataOf(view).initiative, [who]: total } }),
    order: (view, { order }) => ({
      ...withData(view, { phase: 'action' }),
      slots: order.map((actor) => ({ actor, turn: 'action' })),
    }),
    act: (view, { who }) => acted(view, [who]),
    lost: (view, { who }) => acted(view, [who]),
    'chain-open': (view, { members }) => acted(view, members),
    pay: (view, { who, pool, amount }) => poured(view, who, pool, -amount),
    damage: (view, { to, dealt = 0, lp = 0 }) =>
      poured(poured(view, to, 'hp', -dealt), to, 'lp', -lp),
    restore: (view, { to, pool, amount = 0 }) => poured(view, to, pool, amount),
    status: (view, { to, by, status }) =>
      change(view, to, ({ statuses }) => ({
        statuses: [...statuses, { name: status, ...(by === undefined ? {} : { by }) }],
      })),
    recover: (view, { to, status }) => freed(view, to, status),
    lift: (view, { to, status }) => freed(view, to, status),
    resist: (view, { to, attribute }) =>
      change(view, to, ({ resists = [] }) => ({ resists: [...resists, attribute] })),
    use: (view, { who, item }) =>
      change(view, who, (body) =>
        body.type === 'character'
          ? { items: { ...body.items, [item]: (body.items[item] ?? 1) - 1 } }
          : {},
      ),
    fall: (view, { id, as }) => change(view, id, () => ({ condition: as, guard: null })),
    rise: (view, { id }) => change(view, id, () => ({ condition: 'up' })),
    depart: (view, { id }) => change(view, id, () => ({ condition: 'gone', guard: null })),
    'turn-end': (view) => everybody(view, rested),
    special: (view, { on }) => withData(view, { special: on }),
    over: (view, { victory }) => withData(view, { phase: 'over', victory }),
    ended: (view) => ({ ...view, stage: 'over', slots: [] }),
    finished: (view) => ({ ...view, stage: 'closed' }),
    fix: corrected,
  };

type Change = (body: SeenBody) => JsonObject;

function change(view: FightView, id: Id, changes: (body: SeenBody) => object): FightView {
  const seen = seenOf(view, id);
  if (!seen) return view;
  const body = changed(seen.body, changes as Change);
  return { ...view, combatants: { ...view.combatants, [id]: { ...view.combatants[id]!, body } } };
}

/** What is undefined in the changes is not there afterwards. */
function changed(body: SeenBody, changes: Change): JsonObject {
  const all = { ...(body as unknown as JsonObject), ...changes(body) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const everybody = (view: FightView, changes: (body: SeenBody) => object): FightView =>
  Object.keys(view.combatants).reduce((seen, id) => change(seen, id, changes), view);

const withData = (view: FightView, changes: Partial<SeenData>): FightView => ({
  ...view,
  data: { ...view.data, ...(changes as JsonObject) },
});

const rested = (_: SeenBody) => ({ guard: null, moved: false });

/** Guards go up, and who really changed rows has moved (SG-TRN-8). */
function guarded(body: SeenBody) {
  const { command } = body;
  const cover = command?.do === 'guard' ? command.cover : undefined;
  const guard =
    command?.do === 'guard'
      ? { defend: command.defend, ...(cover === undefined ? {} : { cover }) }
      : null;
  return { guard, ...(body.type === 'character' ? { moved: body.row !== body.rowBefore } : {}) };
}

function declared(view: FightView, told: SgEntryOf<'declare'>): FightView {
  const { who, from, hands, what, whatEn } = told;
  return change(view, who, (body) => {
    if (body.type === 'character') return { command: commandOf(told), row: from, hands };
    const name = { name: what, ...(whatEn === undefined ? {} : { nameEn: whatEn }) };
    return {
      command: commandOf(told, NATURAL),
      row: from,
      ...(told.do === 'technique' ? { commandName: name } : {}),
    };
  });
}

/** The command that an entry tells of; of an enemy's technique only what is heard. */
function commandOf(told: SgEntryOf<'declare'>, natural?: string): Partial<Command> {
  const { do: what, from, hands, w, tech, item, aim, row, defend, cover } = told;
  const weapon = w ?? (what === 'attack' ? natural : undefined);
  return {
    do: what,
    ...(weapon === undefined ? {} : { weapon }),
    ...(tech === undefined ? {} : { technique: tech }),
    ...(item === undefined ? {} : { item }),
    ...(what === 'guard' ? { defend: defend ?? false } : {}),
    ...(cover === undefined ? {} : { cover }),
    ...(aim === undefined ? {} : { target: aim }),
    ...(row === undefined ? {} : { row }),
    from,
    hands: [...hands],
  } as Partial<Command>;
}

/** Whoever has acted has no place in the order any more. */
const acted = (view: FightView, who: readonly Id[]): FightView => ({
  ...view,
  slots: view.slots.filter(({ actor }) => !who.includes(actor)),
});

/** A pool rises or sinks, within what it holds. */
function poured(view: FightView, id: Id, name: PoolName, by: number): FightView {
  if (by === 0) return view;
  return change(view, id, (body) => {
    const pool = body[name];
    return pool ? { [name]: filled(pool, pool.now + by) } : {};
  });
}

const filled = ({ max }: Pool, now: number): Pool => ({
  now: Math.max(0, Math.min(max, now)),
  max,
});

const freed = (view: FightView, id: Id, status: string): FightView =>
  change(view, id, ({ statuses }) => ({
    statuses: statuses.filter(({ name }) => name !== status),
  }));

function corrected(view: FightView, { id, field, now }: SgEntryOf<'fix'>): FightView {
  return change(view, id, (body) => {
    if (field === 'row') return { row: now as Row };
    if (field === 'condition') return { condition: now };
    const pool = ['hp', 'wp', 'jp', 'lp'].includes(field) ? body[field as PoolName] : null;
    return pool ? { [field]: filled(pool, Number(now)) } : {};
  });
}
