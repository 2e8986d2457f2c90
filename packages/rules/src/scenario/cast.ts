import type { Json, JsonObject } from '../kernel/json';
import type { AnySystem } from '../kernel/system';
import { didYouMean, ScenarioFault, type FilePath } from './fault';
import type { EnemyEntry, Scenario } from './format';
import { isObject } from './match';
import type { Names } from './names';
import type { ScenarioSystem } from './systems';
import type { Table } from './table';

/** An enemy as a room command takes it. */
interface Entrant {
  readonly id: string;
  readonly kind: string;
  readonly hidden: boolean;
  readonly sheet: Json;
  readonly setup?: Json;
}

type Source = Pick<EnemyEntry, 'from' | 'with' | 'sheet'>;
type Sheets = Readonly<Record<string, unknown>>;

/** Lets everybody of a file sit down, with their characters, and prepares the enemies. */
export function assemble(
  scenario: Scenario,
  { system, characters }: ScenarioSystem,
  table: Table,
  names: Names,
): void {
  const entries = Object.entries(scenario.characters);
  const people = [...entries.map(([name, { player }]) => player ?? name), ...scenario.players];
  for (const person of new Set(people.filter((name) => name !== 'gm'))) {
    names.addSeat(person, table.seat(person));
  }
  for (const [name, entry] of entries) {
    const path = ['characters', name];
    const sheet = sheetOf(entry, characters, system.schemas.character, path);
    const id = names.addCharacter(name);
    sendOrFault(table, { type: 'sheet', id, sheet }, entry.player ?? name, names, path);
  }
}

function sendOrFault(table: Table, command: Json, by: string, names: Names, path: FilePath): void {
  const sent = table.send(command, names.viewer(by));
  if (!sent.ok) throw new ScenarioFault(`refused: ${sent.refusal.code}`, path);
}

/** Enemies of a file's map as a room command takes them; their names are known from now on. */
export function entrants(
  enemies: Readonly<Record<string, EnemyEntry>>,
  { system, enemies: starters }: ScenarioSystem,
  names: Names,
  path: FilePath,
): Entrant[] {
  return Object.entries(enemies).flatMap(([name, entry]) => {
    const sheet = sheetOf(entry, starters, system.schemas.enemy, [...path, name]);
    const kind = names.kind(entry.kind ?? (entry.with ? name : (entry.from ?? name)));
    const hidden = entry.hidden ?? false;
    return eachName(name, entry.count).map((one) => ({
      id: names.addEnemy(one),
      kind,
      hidden,
      sheet,
      ...(entry.setup ? { setup: entry.setup } : {}),
    }));
  });
}

const eachName = (name: string, count: number | undefined): string[] =>
  count === undefined ? [name] : Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

function sheetOf(
  source: Source,
  starters: Sheets,
  schema: AnySystem['schemas']['character'],
  path: FilePath,
): Json {
  const sheet = source.sheet ?? changed(starter(source.from, starters, path), source.with);
  const parsed = schema.safeParse(sheet);
  if (parsed.success) return sheet as Json;
  const { issues = [] } = parsed.error as {
    issues?: { path: (string | number)[]; message: string }[];
  };
  const below = source.sheet ? 'sheet' : 'with';
  const first = issues[0];
  const at = [...path, below, ...(first?.path ?? [])];
  throw new ScenarioFault(
    issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') || 'bad sheet',
    at,
  );
}

function starter(id: string | undefined, starters: Sheets, path: FilePath): Json {
  const known = Object.keys(starters);
  if (id !== undefined && Object.hasOwn(starters, id)) return starters[id] as Json;
  const hint = didYouMean(id ?? '', known) || ` (there is ${known.join(', ')})`;
  throw new ScenarioFault(`no starter sheet ${id}${hint}`, [...path, 'from']);
}

/**
 * A sheet with changes: objects are changed field by field, entries of lists that have an `id` are
 * changed or added one by one, everything else is replaced.
 */
export function changed(sheet: Json, changes: Json | undefined): Json {
  if (changes === undefined) return sheet;
  if (isObject(sheet) && isObject(changes)) {
    const merged = Object.entries(changes).map(([key, change]) => [
      key,
      changed(sheet[key] ?? null, change as Json),
    ]);
    return { ...sheet, ...(Object.fromEntries(merged) as JsonObject) };
  }
  return Array.isArray(sheet) && haveIds(changes) ? changedList(sheet as Json[], changes) : changes;
}

type Entry = JsonObject & { readonly id: string };

const haveIds = (value: Json): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((e: Json) => isObject(e) && typeof e.id === 'string');

function changedList(list: readonly Json[], changes: readonly Entry[]): Json[] {
  if (!haveIds(list)) return [...changes];
  const old = list.map((entry) =>
    changed(
      entry,
      changes.find(({ id }) => id === entry.id),
    ),
  );
  const fresh = changes.filter(({ id }) => !list.some((entry) => entry.id === id));
  return [...old, ...fresh];
}
