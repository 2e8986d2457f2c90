import type { Json, JsonObject } from '../kernel/json';
import type { Ask, Question } from '../kernel/question';
import type { Refusal } from '../kernel/refusal';
import { viewerKey } from '../kernel/viewer';
import { checkAbsent, type Received } from './absent';
import type { Asked, Expectations } from './format';
import { differ, differences, isObject, matches, show, type Difference } from './match';
import { checkImpossible, checkPossible } from './offers';
import type { Stage } from './steps';
import type { Happened } from './table';

/** What came of a step. */
export type Came = { readonly happened: Happened } | { readonly refusal: Refusal };

/** Everything that is not as the step expects. */
export function check(stage: Stage, expected: Expectations, came: Came): Difference[] {
  const { asked, waits, view = {}, absent = {}, possible = [], impossible = [] } = expected;
  return [
    ...(asked === undefined ? [] : checkAsked(stage, asked)),
    ...(waits === undefined ? [] : differences(waits, sceneOf(stage, 'gm').waits, 'waits')),
    ...perViewer(stage, view, (viewer, part) => differences(part, sceneOf(stage, viewer), '')),
    ...('happened' in came ? checkLogs(stage, expected.log ?? {}, came.happened) : []),
    ...perViewer(stage, absent, (viewer, items) =>
      checkAbsent(items, receivedBy(stage, viewer), receivedBy(stage, 'gm')),
    ),
    ...possible.flatMap((offer) => checkPossible(stage, offer)),
    ...impossible.flatMap((offer) => checkImpossible(stage, offer)),
  ];
}

/** The room and its fight as a viewer sees them, in terms of names, laid out for reading. */
export function sceneOf({ table, names }: Stage, viewer: string): JsonObject {
  const { fight, seats, ...room } = table.view(names.viewer(viewer));
  const named = (value: unknown) => names.toNames(value as Json) as JsonObject;
  return {
    room: { ...named(room), seats: names.toNames(seats as unknown as Json, 'seats') },
    ...(fight ? withBodies(named(fight)) : {}),
  };
}

/** Fields of a combatant's body stand beside its other fields. */
function withBodies(fight: JsonObject): JsonObject {
  const combatants = Object.entries(fight.combatants as JsonObject).map(([name, combatant]) => {
    const { body, ...rest } = combatant as JsonObject;
    return [name, { ...rest, ...(body as JsonObject) }];
  });
  return { ...fight, combatants: Object.fromEntries(combatants) as JsonObject };
}

const receivedBy = (stage: Stage, viewer: string): Received => {
  const { table, names } = stage;
  const log = names.toNames(table.log(names.viewer(viewer)) as Json) as readonly Json[];
  return { view: sceneOf(stage, viewer), log };
};

/** A check for each viewer that is named, with the viewer in front of what differs. */
function perViewer<T>(
  { names }: Stage,
  expected: Readonly<Record<string, T>>,
  checkOne: (viewer: string, part: T) => Difference[],
): Difference[] {
  return Object.entries(expected).flatMap(([word, part]) =>
    names
      .viewers(word)
      .flatMap((viewer) =>
        checkOne(viewer, part).map((wrong) => ({ ...wrong, at: `${viewer}: ${wrong.at}` })),
      ),
  );
}

function checkLogs(stage: Stage, logs: NonNullable<Expectations['log']>, happened: Happened) {
  return perViewer(stage, logs, (viewer, expected) => {
    const key = viewerKey(stage.names.viewer(viewer));
    const written = (happened.logs.get(key) ?? []).map((entry) => stage.names.toNames(entry));
    return checkLog(expected, written);
  });
}

/** Expected entries stand in the log in their order, others may stand between. */
function checkLog(expected: readonly JsonObject[], written: readonly Json[]): Difference[] {
  if (expected.length === 0 && written.length > 0) return [differ('log', [], written)];
  let from = 0;
  for (const entry of expected) {
    const at = written.findIndex((line, i) => i >= from && matches(entry, line));
    if (at < 0) return [missingEntry(entry, written.slice(from))];
    from = at + 1;
  }
  return [];
}

function missingEntry(entry: JsonObject, rest: readonly Json[]): Difference {
  const sameKind = rest.filter((line) => isObject(line) && line.k === entry.k);
  const shown = sameKind.length > 0 ? sameKind : rest;
  const got = shown.length === 0 ? 'no such entry' : shown.map((line) => show(line)).join('\n');
  return { at: 'log', expected: show(entry), got };
}

function checkAsked({ table, names }: Stage, expected: 'none' | Asked): Difference[] {
  const question = table.room.fight?.open?.question ?? null;
  if (expected === 'none') return question ? [differ('asked', 'none', question.label)] : [];
  if (!question) return [differ('asked', expected.label, undefined)];
  const { who, label, about, ...rest } = expected;
  return [
    ...differences(label, question.label, 'asked.label'),
    ...(who ? differences([...who].sort(), asks(question, names), 'asked.who') : []),
    ...(about === undefined ? [] : differences(about, named(names, question.about), 'asked.about')),
    ...Object.entries(question.asks).flatMap(([id, ask]) => {
      const as = named(names, plainAsk(ask)) as JsonObject;
      return differences(rest as JsonObject, as, `asked of ${String(names.toNames(id))}`);
    }),
  ];
}

const named = (names: Stage['names'], value: Json | undefined): Json | undefined =>
  value === undefined ? undefined : names.toNames(value);

const asks = (question: Question, names: Stage['names']): Json =>
  Object.keys(question.asks)
    .map((id) => String(names.toNames(id)))
    .sort();

function plainAsk(ask: Ask): JsonObject {
  if (!('choices' in ask)) return { ...ask };
  const { choices, ...rest } = ask;
  return { ...rest, options: choices.map(({ value }) => value) };
}
