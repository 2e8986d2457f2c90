/**
 * A pure function that is worked out once for its two first arguments, as long as these objects
 * live. What else it is given must not change the result.
 */
export function remembered<A extends object, B extends object, Rest extends unknown[], V>(
  make: (a: A, b: B, ...rest: Rest) => V,
): (a: A, b: B, ...rest: Rest) => V {
  const known = new WeakMap<A, WeakMap<B, { readonly value: V }>>();
  return (a, b, ...rest) => {
    const forA = known.get(a) ?? new WeakMap<B, { readonly value: V }>();
    known.set(a, forA);
    const found = forA.get(b) ?? { value: make(a, b, ...rest) };
    forA.set(b, found);
    return found.value;
  };
}
