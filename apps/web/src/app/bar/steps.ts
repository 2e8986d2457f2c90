import type { FightView, Id, Offer, OfferChoice, OfferSlot } from '@ransen/rules';
import type { Names, WebSystem } from '../../systems/web-system';
import type { ActionOption, ActionSegment, ActionStep } from '../../ui/action/action';
import { refusalText } from '../refusal';
import { t } from '../texts';
import { keyOf } from './choice';

/** The option that declares no extra. */
export const NONE = 'none';

export interface StepsInput {
  readonly fight: FightView;
  readonly web: WebSystem;
  readonly names: Names;
  readonly actor: Id;
  readonly part: string | undefined;
  /** How many act at once. */
  readonly count: number;
  readonly offers: readonly Offer[];
  /** The kind of action that was opened; else the first with something possible. */
  readonly segment: string | undefined;
  readonly offer: Offer | undefined;
  readonly targets: readonly OfferChoice[];
  readonly maxTargets: number;
  readonly extras: readonly OfferChoice[];
  readonly forced: boolean;
}

/** The steps of the action bar: 行動 -> 対象 -> 追加, as far as the chosen action has them. */
export function stepsOf(input: StepsInput): readonly ActionStep[] {
  const steps = [actionStep(input)];
  const { offer } = input;
  if (offer?.targets) steps.push(targetStep(input, offer, offer.targets));
  if (offer?.extras) steps.push(extraStep(input, offer, offer.extras));
  return steps;
}

function actionStep(input: StepsInput): ActionStep {
  const { web, fight, actor, part, offers, offer, count } = input;
  const segments = segmentsOf(web, offers);
  const segment = openSegment(input, segments);
  const shown = segments.length > 1 ? offers.filter(({ group }) => group === segment) : offers;
  const hint = count > 1 ? t('bar.together', { count }) : web.budget(fight, actor, part);
  return {
    id: 'action',
    title: t('bar.action'),
    ...(hint === undefined ? {} : { hint }),
    kind: 'one',
    options: shown.map((each) => offerOption(input, each)),
    chosen: offer && shown.some(({ id }) => id === offer.id) ? [offer.id] : [],
    ...(segments.length > 1 && segment !== undefined ? { segments, segment } : {}),
  };
}

function segmentsOf(web: WebSystem, offers: readonly Offer[]): ActionSegment[] {
  const groups = web.groups().filter(({ id }) => offers.some(({ group }) => group === id));
  return groups.map(({ id, label }) => ({ id, label }));
}

function openSegment(
  { offers, offer, segment }: StepsInput,
  segments: readonly ActionSegment[],
): string | undefined {
  if (segment !== undefined && segments.some(({ id }) => id === segment)) return segment;
  if (offer) return offer.group;
  const open = segments.find(({ id }) => offers.some((o) => o.group === id && !o.refusal));
  return (open ?? segments[0])?.id;
}

function offerOption({ web, fight, actor, names, forced }: StepsInput, offer: Offer): ActionOption {
  const { label, detail, right } = web.offer(fight, actor, offer, names);
  return option(offer.id, { label, detail, right }, offer, web, forced);
}

function targetStep(input: StepsInput, offer: Offer, slot: OfferSlot): ActionStep {
  const { web, fight, actor, names, targets, maxTargets, count } = input;
  const title = web.offer(fight, actor, offer, names).targetTitle ?? t('bar.targets');
  const isSpread = count > 1 && slot.max === 1;
  const hint = isSpread ? t('bar.spread') : maxTargets > 1 && t('bar.upTo', { count: maxTargets });
  return {
    id: 'targets',
    title,
    ...(hint ? { hint } : {}),
    kind: maxTargets > 1 ? 'many' : 'one',
    options: slot.choices.map((choice) => choiceOption(input, offer, 'targets', choice)),
    chosen: targets.map(({ value }) => keyOf(value)),
  };
}

function extraStep(input: StepsInput, offer: Offer, slot: OfferSlot): ActionStep {
  const { web, fight, actor, names, extras } = input;
  const title = web.offer(fight, actor, offer, names).extraTitle ?? t('bar.extras');
  const options = slot.choices.map((choice) => choiceOption(input, offer, 'extras', choice));
  const isOptional = slot.min === 0 && slot.max === 1;
  const chosen = extras.map(({ value }) => keyOf(value));
  return {
    id: 'extras',
    title,
    ...(slot.min === 0 ? { hint: t('bar.upTo', { count: slot.max }) } : {}),
    kind: slot.max > 1 ? 'many' : 'one',
    options: isOptional ? [{ id: NONE, label: t('bar.noExtra') }, ...options] : options,
    chosen: isOptional && chosen.length === 0 ? [NONE] : chosen,
  };
}

function choiceOption(
  { web, fight, actor, names, forced }: StepsInput,
  offer: Offer,
  slot: 'targets' | 'extras',
  choice: OfferChoice,
): ActionOption {
  const { label, detail, right } = web.choice(fight, offer, slot, choice, names, actor);
  return option(keyOf(choice.value), { label, detail, right }, choice, web, forced);
}

interface Shown {
  readonly label: string;
  readonly detail: string | undefined;
  readonly right: string | undefined;
}

/** What cannot be done says why; where the GM overrules, it says so and can be chosen. */
function option(
  id: string,
  { label, detail, right }: Shown,
  { refusal }: Offer | OfferChoice,
  web: WebSystem,
  forced: boolean,
): ActionOption {
  const reason = refusal && refusalText(refusal, web);
  const below = [detail, forced ? reason : undefined].filter(Boolean).join(' ');
  return {
    id,
    label,
    ...(below ? { detail: below } : {}),
    ...(right === undefined ? {} : { right }),
    ...(reason && !forced ? { disabledReason: reason } : {}),
  };
}
