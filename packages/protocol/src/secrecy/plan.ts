import fc from 'fast-check';
import { CHANGE_NAMES, LASTING_NAMES, type Change } from './changes';
import { HEROES, PLAIN } from './monsters';

/** A kind of enemy, and how its sheet differs in the other room. */
export interface KindPlan {
  readonly monster: number;
  /** Its sheets differ in nothing that identification shows, so that it may be identified. */
  readonly isKnown: boolean;
  readonly changes: readonly Change[];
}

/** What is tried next, and a number to choose with. */
export interface Intent {
  readonly what: (typeof INTENTS)[number]['value'];
  readonly pick: number;
}

/** Two rooms and what is done in them. */
export interface Plan {
  readonly seed: number;
  readonly options: {
    readonly automaticResults: boolean;
    readonly enemyRolls: 'fixed' | 'rolled';
    readonly enemyInfo: 'hidden' | 'open';
  };
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

const INTENTS = [
  { value: 'choose', weight: 40 },
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
const someOf = <T>(names: readonly T[]) => fc.constantFrom(...names);
const change = <T extends Change['what']>(names: readonly T[]) =>
  fc.record({ what: someOf(names), by: fc.integer({ min: 1, max: 9 }) });

const kind: fc.Arbitrary<KindPlan> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      monster: fc.nat({ max: PLAIN - 1 }),
      isKnown: fc.constant(false),
      changes: fc.array(change(CHANGE_NAMES), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      monster: fc.nat({ max: PLAIN - 1 }),
      isKnown: fc.constant(true),
      changes: fc.array(change(LASTING_NAMES), { maxLength: 2 }),
    }),
  },
);

const intent: fc.Arbitrary<Intent> = fc.record({
  what: fc.oneof(
    ...INTENTS.map(({ value, weight }) => ({ weight, arbitrary: fc.constant(value) })),
  ),
  pick: fc.nat({ max: 2 ** 31 - 1 }),
});

/** `most` intents at the most. */
export function plans(most: number): fc.Arbitrary<Plan> {
  const kinds = { minLength: 1, maxLength: 3 };
  return fc.record({
    seed: fc.nat(),
    options: fc.record({
      automaticResults: fc.boolean(),
      enemyRolls: someOf(['fixed', 'rolled'] as const),
      enemyInfo: fc.oneof(
        { weight: 5, arbitrary: fc.constant('hidden' as const) },
        { weight: 1, arbitrary: fc.constant('open' as const) },
      ),
    }),
    answerTime: someOf([0, 30]),
    heroes: fc.array(index(HEROES), { minLength: 2, maxLength: 3 }),
    kinds: fc.array(kind, { minLength: 3, maxLength: 3 }),
    foes: fc.array(fc.nat({ max: 2 }), kinds),
    lurkers: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
    onlyHere: fc.array(fc.nat({ max: 2 }), { maxLength: 2 }),
    onlyThere: fc.array(fc.nat({ max: 2 }), { maxLength: 1 }),
    intents: fc.array(intent, { minLength: most / 2, maxLength: most, size: 'max' }),
  });
}
