import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { has } from '../combatants';
import type { Check } from '../events';
import type { SgCombatant, SgFight } from '../state';
import { pickPair } from './pick';
import { rollD6, type Rolled } from './reroll';

export type { Rolled } from './reroll';

/** A check to be made. */
export interface CheckSpec {
  readonly kind: Check['kind'];
  /** Skill, ability or technique that it is made with. */
  readonly with?: string;
  readonly modifier: number;
  /** Any two of three dice; else two dice (SG-CHK-1, SG-CHK-2). */
  readonly skilled: boolean;
  /** The total or number that stands against it. */
  readonly against?: number;
  /** Whom it is made against. */
  readonly opponent?: Id;
}

const EVASIONS: readonly Check['kind'][] = ['evasion', 'shield', 'parry', 'counter'];

/** Evasion checks in every respect (SG-ATK-1, SG-ATK-12). */
export const isEvasion = (kind: Check['kind']): boolean => EVASIONS.includes(kind);

/** 閃き and 見切り come of these (SG-GLM-1, SG-GLM-8); three ones are no fumble (SG-CHK-9). */
export const canGlimmer = (kind: Check['kind']): boolean =>
  kind === 'hit' || kind === 'spell' || isEvasion(kind);

/** 暗闇 takes this from a check of two dice (SG-STS-6). */
const BLIND = -2;

/** What 暗闇 makes of a check: on hit and evasion alone (SG-STS-6). */
export function seenBy(roller: SgCombatant | undefined, spec: CheckSpec) {
  const isBlind = roller !== undefined && has(roller, 'darkness');
  const blind = isBlind && (spec.kind === 'hit' || isEvasion(spec.kind));
  const modifier = spec.modifier + (blind && !spec.skilled ? BLIND : 0);
  return { blind, spec: { ...spec, modifier } };
}

/** The dice of a check, and 1 LP for one of them (SG-CHK-2, SG-CHK-6). */
export function* rollDice(scene: Scene<SgFight>, who: Id, asked: CheckSpec): Script<Rolled> {
  const { spec } = seenBy(find(scene.fight, who), asked);
  const { kind, modifier, against } = spec;
  const about = { modifier, ...(against === undefined ? {} : { against }) };
  return yield* rollD6(scene, who, kind, spec.skilled ? 3 : 2, about);
}

/** The two dice used, as its player picks them, and what they come to (SG-CHK-5, SG-CHK-9). */
export function* pickDice(
  scene: Scene<SgFight>,
  who: Id,
  asked: CheckSpec,
  rolled: Rolled,
): Script<Check> {
  const { blind, spec } = seenBy(find(scene.fight, who), asked);
  const used = yield* pickPair(scene, who, spec, rolled.dice, blind);
  return checkOf(spec, rolled, used);
}

/** A check whose two dice are settled. */
export function checkOf(spec: CheckSpec, { dice, reroll }: Rolled, used: [number, number]): Check {
  const [a, b] = [dice[used[0]]!, dice[used[1]]!];
  const triple = dice.length === 3 && new Set(dice).size === 1;
  const fumble = a === 1 && b === 1 && !(triple && canGlimmer(spec.kind));
  return {
    kind: spec.kind,
    ...(spec.with === undefined ? {} : { with: spec.with }),
    dice: [...dice],
    used,
    ...(reroll ? { reroll } : {}),
    modifier: spec.modifier,
    total: a + b + spec.modifier,
    ...(a === 6 && b === 6 ? { critical: true } : {}),
    ...(fumble ? { fumble } : {}),
    ...(triple ? { triple } : {}),
  };
}

/** A whole check (SG-CHK-8): roll, LP reroll, pick; then it is announced. */
export function* check(scene: Scene<SgFight>, who: Id, spec: CheckSpec): Script<Check> {
  const rolled = yield* rollDice(scene, who, spec);
  const made = yield* pickDice(scene, who, spec, rolled);
  yield* announce(scene, who, spec, made);
  return made;
}

/** Say what a check came to, unless its roller left. */
export function* announce(
  scene: Scene<SgFight>,
  who: Id,
  { opponent }: CheckSpec,
  made: Check,
): Script {
  if (!find(scene.fight, who)) return;
  const against = opponent === undefined ? {} : { against: opponent };
  yield* emit({ type: 'sg.checked', who, check: made, ...against });
}
