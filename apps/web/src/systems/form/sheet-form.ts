import type { Json, JsonObject } from '@ransen/rules';
import type { SheetEditorProps } from '../web-system';

export type Path = readonly (string | number)[];

/** A row of a list: its place, and a key that stays with it. */
export interface Row {
  readonly key: string;
  readonly path: Path;
  readonly index: number;
}

/**
 * A sheet as its editor reads and writes it: by path, never in place. A bare number where an object
 * is looked into is its `max` (`hp: 20`).
 */
export class SheetForm {
  readonly #props: () => SheetEditorProps;
  /** Keys of the rows of each list, in order: a row keeps its own when one before it goes. */
  readonly #keys = new Map<string, string[]>();
  #rows = 0;

  constructor(props: () => SheetEditorProps) {
    this.#props = props;
  }

  get sheet(): JsonObject {
    return this.#props().value;
  }

  at(path: Path): Json | undefined {
    return path.reduce<Json | undefined>(inside, this.sheet);
  }

  text(path: Path): string {
    const value = this.at(path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  number(path: Path): number | undefined {
    const value = this.at(path);
    return typeof value === 'number' ? value : undefined;
  }

  flag(path: Path): boolean {
    return this.at(path) === true;
  }

  list(path: Path): readonly Json[] {
    const value = this.at(path);
    return Array.isArray(value) ? value : [];
  }

  rows(path: Path): readonly Row[] {
    const list = path.join('.');
    const keys = this.#keys.get(list) ?? [];
    this.#keys.set(list, keys);
    return this.list(path).map((_, index): Row => {
      keys[index] ??= `row-${(this.#rows += 1)}`;
      return { key: keys[index], path: [...path, index], index };
    });
  }

  /** What is wrong here, in words. */
  problem(path: Path): string | undefined {
    return this.#props().problems[path.join('.')];
  }

  /** A new value, or undefined to leave the field to its default. */
  put(path: Path, value: Json | undefined): void {
    this.#props().onchange(replaced(this.sheet, path, value) as JsonObject);
  }

  add(path: Path, item: Json): void {
    this.put(path, [...this.list(path), item]);
  }

  /** Takes a row out; `sheet` is the sheet without it, where more goes with the row. */
  remove(path: Path, index: number, sheet?: JsonObject): void {
    this.#keys.get(path.join('.'))?.splice(index, 1);
    if (sheet) return this.put([], sheet);
    this.put(
      path,
      this.list(path).filter((_, i) => i !== index),
    );
  }

  /** An id that no other row of the list has: `w1`, `w2` ... */
  freeId(path: Path, prefix: string): string {
    const taken = new Set(this.list(path).map((item) => (item as { id?: unknown } | null)?.id));
    for (let n = 1; ; n += 1) if (!taken.has(`${prefix}${n}`)) return `${prefix}${n}`;
  }
}

function inside(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value === 'number') return key === 'max' ? value : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as JsonObject)[key];
}

function replaced(
  value: Json | undefined,
  [key, ...rest]: Path,
  next: Json | undefined,
): Json | undefined {
  if (key === undefined) return next;
  const child = replaced(inside(value, key), rest, next);
  if (Array.isArray(value)) {
    return value.map((item: Json, i) => (i === key ? (child ?? null) : item));
  }
  const { [key]: _, ...others } = opened(value);
  return child === undefined ? others : { ...others, [key]: child };
}

const opened = (value: Json | undefined): JsonObject => {
  if (typeof value === 'number') return { max: value };
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
};
