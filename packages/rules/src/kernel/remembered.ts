/*
 * Pure functions that are asked the same again and again: while one command is carried out, and for
 * each of those who look on. What they remember is never looked at: the same objects give the same
 * result.
 */

/** Remembers the last result: asked again about the same two objects it does no work. */
export function rememberLast<A, B, Rest extends unknown[], V>(
  make: (a: A, b: B, ...rest: Rest) => V,
): (a: A, b: B, ...rest: Rest) => V {
  let last: { readonly a: A; readonly b: B; readonly value: V } | undefined;
  return (a, b, ...rest) => {
    if (!last || last.a !== a || last.b !== b) last = { a, b, value: make(a, b, ...rest) };
    return last.value;
  };
}

/** Remembers for every `a`, as long as that lives, the result with its last `b`. */
export function rememberEach<A extends object, V, B = void>(
  make: (a: A, b: B) => V,
): (a: A, b: B) => V {
  const known = new WeakMap<A, { readonly b: B; readonly value: V }>();
  return (a, b) => {
    const found = known.get(a);
    if (found && found.b === b) return found.value;
    const value = make(a, b);
    known.set(a, { b, value });
    return value;
  };
}

/** Variants of a shared value that are remembered: one for the GM, one for each who sees something else. */
const VARIANTS = 8;

const variants = new WeakMap<object, object[]>();

/**
 * One object for what is the same: `value`, or what was made of `source` before if it has the very
 * same members in the same order. Whoever compares two of them sees at once that nothing differs.
 */
export function share<T extends object>(
  source: object,
  value: T,
  isSame: (a: T, b: T) => boolean = sameMembers,
): T {
  const known = variants.get(source) as T[] | undefined;
  if (!known) {
    variants.set(source, [value]);
    return value;
  }
  const same = known.find((one) => isSame(one, value));
  if (same) return same;
  if (known.unshift(value) > VARIANTS) known.pop();
  return value;
}

function sameMembers(a: object, b: object): boolean {
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length) return false;
  return names.every((name, i) => {
    if (name !== others[i]) return false;
    return Object.is(a[name as keyof typeof a], b[name as keyof typeof b]);
  });
}
