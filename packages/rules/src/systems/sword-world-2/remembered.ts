/*
 * Pure functions that are asked the same again and again while one command is carried out. What
 * they remember is never looked at: the same objects give the same result.
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
export function rememberEach<A extends object, B, V>(make: (a: A, b: B) => V): (a: A, b: B) => V {
  const known = new WeakMap<A, { readonly b: B; readonly value: V }>();
  return (a, b) => {
    const found = known.get(a);
    if (found?.b === b) return found.value;
    const value = make(a, b);
    known.set(a, { b, value });
    return value;
  };
}
