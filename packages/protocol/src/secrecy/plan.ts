import type { Json } from '@ransen/rules';
import type { SecrecyKit } from '@ransen/rules/secrecy';
import fc from 'fast-check';

/** What differs between the two sheets of a kind, and by how much. */
export interface Change {
  readonly what: string;
  readonly by: number;
}

/** A kind of enemy, and how its sheet differs in the other room. */
export interface KindPlan {
  readonly enemy: number;
  /** Every sheet of the kind bears marks in what is hidden. */
  readonly isMarked?: boolean;
  /** Its sheets differ in nothing that identification shows, so that it may be identified. */
  readonly isKnown: boolean;
  readonly changes: readonly Change[];
}

/** What is tried next, and a number to choose with. */
export interface Intent {
  readonly what: 'choose' | (typeof OTHERS)[number]['value'];
  readonly pick: number;
}

/** Two rooms and what is done in them. */
export interface Plan {
  readonly seed: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly answerTime: number;
  readonly heroes: readonly number[];
  readonly kinds: readonly KindPlan[];
  /** Kinds of the enemies in sight from the start, and of those who hide in both rooms. */
  readonly foes: readonly number[];
  readonly lurkers: readonly number[];
  /** Enemies that hide in one room only. */
  readonly onlyHere: readonly number[];
  readonly onlyThere: readonly number[];
  readonly intents: readonly Intent[];
}

/** What is tried besides choosing, and how often. */
const OTHERS = [
  { value: 'tryOffer', weight: 6 },
  { value: 'probe', weight: 9 },
  { value: 'speak', weight: 4 },
  { value: 'gm', weight: 10 },
  { value: 'close', weight: 5 },
  { value: 'secretHere', weight: 8 },
  { value: 'secretThere', weight: 8 },
  { value: 'undo', weight: 3 },
  { value: 'time', weight: 2 },
] as const;

const index = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 });
const change = (names: readonly string[]) =>
  fc.record({ what: fc.constantFrom(...names), by: fc.integer({ min: 1, max: 9 }) });

/** One of four differs only in what stays hidden of a known kind. */
function kinds({ enemies, changes, lasting }: SecrecyKit): fc.Arbitrary<KindPlan> {
  const enemy = index(enemies);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        enemy,
        isKnown: fc.constant(false),
        changes: fc.array(change(Object.keys(changes)), { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        enemy,
        isKnown: fc.constant(true),
        changes: fc.array(change(lasting), { maxLength: 2 }),
      }),
    },
  );
}

function options(values: SecrecyKit['options']): fc.Arbitrary<Plan['options']> {
  const each = Object.entries(values).map(([name, list]) => [name, fc.constantFrom(...list)]);
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<Json>>);
}

function intent({ length }: SecrecyKit): fc.Arbitrary<Intent> {
  const weighted = [{ value: 'choose' as const, weight: length.choices }, ...OTHERS].map(
    ({ value, weight }) => ({ weight, arbitrary: fc.constant<Intent['what']>(value) }),
  );
  return fc.record({ what: fc.oneof(...weighted), pick: fc.nat({ max: 2 ** 31 - 1 }) });
}

/** `share` of the usual length. */
export function plans(kit: SecrecyKit, share = 1): fc.Arbitrary<Plan> {
  const most = Math.round(kit.length.intents * share);
  const some = { minLength: 1, maxLength: 3 };
  return fc.record({
    seed: fc.nat(),
    options: options(kit.options),
    answerTime: fc.constantFrom(0, 30),
    heroes: fc.array(index(kit.heroes), { minLength: 2, maxLength: 3 }),
    kinds: fc.array(kinds(kit), { minLength: 3, maxLength: 3 }),
    foes: fc.array(fc.nat({ max: 2 }), some),
    lurkers: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
    onlyHere: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
    onlyThere: fc.array(fc.nat({ max: 2 }), { maxLength: 1 }),
    intents: fc.array(intent(kit), { minLength: most / 2, maxLength: most, size: 'max' }),
  });
}
