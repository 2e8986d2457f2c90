import type { Id, JsonObject, Offer, OfferChoice } from '@ransen/rules';
import type { ActionStep, ActionWay, GoPanelProps } from '../../ui/action/action';
import type { Desk } from '../room/desk.svelte';
import { isBusy } from '../room/people';
import { t } from '../texts';
import { Acting } from './acting.svelte';
import {
  chosenOffer,
  chosenValues,
  chosenWays,
  doneSo,
  keyOf,
  missingOf,
  NO_WISH,
  nextOf,
  renewed,
  tapped,
  type Ways,
  type Wish,
} from './choice';
import { goOf } from './go';
import { Sending } from './sending.svelte';
import { commonOffers, ordersOf, type Member, type Order } from './squad';
import { stepsOf, NONE } from './steps';
import { waysOf } from './ways';

/**
 * What one is about to do: the action, its targets and extras, for those who act. Choices are
 * wishes: they stay while the fight goes on around them, and count while they are possible.
 */
export class Bar {
  readonly #desk: Desk;
  readonly #sending: Sending;
  /** Whom it is for. */
  readonly who: Acting;
  #wishes = $state.raw<Readonly<Record<string, Wish>>>({});
  #forced = $state(false);

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#sending = new Sending(desk);
    this.who = new Acting(desk, () => this.#sending.clear());
  }

  readonly #members: readonly Member[] = $derived.by(() => {
    const { fight, web } = this.#desk;
    if (!fight) return [];
    return this.who.now.map((actor) => ({
      actor,
      offers: web.rules.options(fight, actor.id, actor.part),
    }));
  });

  readonly offers: readonly Offer[] = $derived(commonOffers(this.#members));
  readonly #wish: Wish = $derived.by(() => this.#wishes[this.who.now[0]?.key ?? ''] ?? NO_WISH);

  readonly #chosen: Offer | undefined = $derived(
    chosenOffer(this.offers, this.#wish, this.#forced),
  );

  readonly #ways: Ways = $derived(
    this.#chosen ? chosenWays(this.#chosen, this.#wish.ways, this.#forced) : {},
  );

  /** What is chosen, done the way it is chosen. */
  readonly offer: Offer | undefined = $derived(this.#chosen && doneSo(this.#chosen, this.#ways));

  /** Targets that can be chosen at once: a squad spreads over as many as it has members. */
  readonly maxTargets: number = $derived.by(() => {
    const max = this.offer?.targets?.max ?? 0;
    return max === 1 ? Math.max(1, this.who.now.length) : max;
  });

  readonly targets: readonly OfferChoice[] = $derived(
    chosenValues(this.offer?.targets, this.#wish.targets, this.#forced, this.maxTargets),
  );

  readonly extras: readonly OfferChoice[] = $derived(
    chosenValues(this.offer?.extras, this.#wish.extras, this.#forced),
  );

  /** What each of them is to do, as far as it is chosen. */
  readonly #orders: readonly Order[] = $derived.by(() => {
    if (!this.offer) return [];
    const [targets, extras] = [keysOf(this.targets), keysOf(this.extras)];
    return ordersOf(this.#members, this.offer.id, targets, extras, this.#ways);
  });

  /** Whoever the bar is for first, with the action as far as it is chosen. */
  readonly choosing: { readonly actor: Id; readonly action: JsonObject } | undefined = $derived.by(
    () => {
      const [first] = this.#orders;
      return first && { actor: first.actor.id, action: first.action };
    },
  );

  readonly ways: readonly ActionWay[] = $derived.by(() => {
    const { fight, web } = this.#desk;
    const [lead] = this.who.now;
    if (!fight || !lead || !this.offer) return [];
    const { offer } = this;
    return waysOf({ fight, web, actor: lead.id, offer, chosen: this.#ways, forced: this.#forced });
  });

  readonly tone: 'mine' | 'enemy' = $derived.by(() =>
    this.who.now.some(({ id }) => this.#desk.fight?.combatants[id]?.side === 'enemy')
      ? 'enemy'
      : 'mine',
  );

  readonly steps: readonly ActionStep[] = $derived.by(() => {
    const { fight, web, names } = this.#desk;
    const [lead] = this.who.now;
    if (!fight || !lead) return [];
    return stepsOf({
      fight,
      web,
      names,
      actor: lead.id,
      part: lead.part,
      count: this.who.now.length,
      offers: this.offers,
      segment: this.#wish.segment,
      offer: this.offer,
      targets: this.targets,
      maxTargets: this.maxTargets,
      extras: this.extras,
      forced: this.#forced,
    });
  });

  readonly go: GoPanelProps = $derived.by(() => {
    const { fight, web, names, connection } = this.#desk;
    const { problem } = this.#sending;
    const refused = this.#refused();
    const shared = {
      tone: this.tone,
      sending: this.isSending,
      offline: connection.isLost,
      ongo: () => void this.act(),
      ...(problem === undefined ? {} : { error: problem }),
      ...(refused === undefined ? {} : { refused }),
    };
    const [lead] = this.who.now;
    const { offer, targets, extras } = this;
    if (!fight || !lead || !offer) return { ...shared, label: t('bar.go') };
    const aims = this.#orders.flatMap((order) => order.aims);
    const go = goOf({ fight, web, names, actor: lead.id, offer, targets, aims, extras });
    return { ...shared, ...go, label: this.#label(go.label) };
  });

  /** The GM overrules the rules: what is not possible can be chosen too. */
  get forced(): boolean {
    return this.#forced;
  }

  set forced(forced: boolean) {
    this.#forced = forced;
  }

  /** What is chosen is against the rules and would be carried out all the same. */
  readonly overrules: boolean = $derived.by(() => {
    if (!this.#forced || !this.offer) return false;
    return [this.offer, ...this.targets, ...this.extras].some(({ refusal }) => refusal);
  });

  get isSending(): boolean {
    return this.#sending.progress !== undefined;
  }

  /** Can a tap on this one make it a target? */
  isTargetable(id: Id): boolean {
    return this.#openOn(id).length > 0;
  }

  /** 1, 2 ... of a target; 0 for the only one; undefined for none. */
  targetNo(id: Id): number | undefined {
    const at = this.targets.findIndex((choice) => this.#combatantOf(choice) === id);
    if (at === -1) return undefined;
    return this.targets.length > 1 ? at + 1 : 0;
  }

  pick(step: string, option: string): void {
    this.#sending.clear();
    if (step === 'action') this.#change({ offer: option, extras: [] });
    else if (step === 'targets') this.#change({ targets: this.#tapped('targets', option) });
    else if (option === NONE) this.#change({ extras: [] });
    else this.#change({ extras: this.#tapped('extras', option) });
  }

  pickWay(at: string, key: string): void {
    this.#sending.clear();
    this.#change({ ways: { ...this.#wish.ways, [at]: key } });
  }

  pickSegment(segment: string): void {
    this.#change({ segment });
  }

  /** A tap on the battlefield: the next possible target there. */
  aimAt(id: Id): void {
    const keys = this.#openOn(id).map(({ value }) => keyOf(value));
    const next = nextOf(keys, keysOf(this.targets));
    if (next !== undefined) this.pick('targets', next);
  }

  /** One step back: the last thing chosen is open again. False when nothing is. */
  back(): boolean {
    const wish = this.#wish;
    if (wish.extras.length > 0) this.#change({ extras: [] });
    else if (wish.targets.length > 0) this.#change({ targets: [] });
    else if (wish.offer !== undefined) {
      this.#wishes = { ...this.#wishes, [this.who.now[0]?.key ?? '']: renewed(wish) };
    } else return false;
    return true;
  }

  /** Carries out what is chosen, for each actor in turn. */
  async act(): Promise<void> {
    const { offer } = this;
    if (this.isSending || this.#refused() !== undefined || !offer) return;
    const isAimed = offer.targets !== undefined;
    await this.#sending.carryOut(this.#orders, this.overrules, (order) =>
      this.#done(order, isAimed),
    );
    this.#forced = false;
  }

  /**
   * What was aimed at somebody is likely to be done again, but its feats are not declared unasked;
   * nothing else is chosen beforehand, such as to end the next turn because the last one was.
   */
  #done({ actor }: Order, isAimed: boolean): void {
    const wish = this.#wishes[actor.key] ?? this.#wish;
    const next = isAimed ? { ...wish, extras: [], segment: undefined } : renewed(wish);
    this.#wishes = { ...this.#wishes, [actor.key]: next };
    this.who.done(actor);
  }

  #refused(): string | undefined {
    const { fight } = this.#desk;
    const [lead] = this.who.now;
    if (!fight || !lead) return t('bar.nobody');
    if (!lead.question && isBusy(fight)) return t('bar.busy');
    if (!this.offer) return t('bar.chooseAction');
    if (missingOf(this.offer.targets, this.targets) > 0) return this.#chooseText('targets');
    if (missingOf(this.offer.extras, this.extras) > 0) return this.#chooseText('extras');
    return undefined;
  }

  #chooseText(id: string): string {
    const title = this.steps.find((step) => step.id === id)?.title ?? '';
    return t('bar.chooseStep', { step: title });
  }

  #label(words: string): string {
    const { progress } = this.#sending;
    if (progress && progress.of > 1) {
      return t('bar.progress', { done: progress.done + 1, of: progress.of });
    }
    const deed = this.overrules ? t('bar.force', { deed: words }) : words;
    const count = this.who.now.length;
    return count > 1 ? t('bar.several', { count, deed }) : deed;
  }

  #tapped(slot: 'targets' | 'extras', key: string): readonly string[] {
    const max = slot === 'targets' ? this.maxTargets : (this.offer?.extras?.max ?? 1);
    return tapped(keysOf(this[slot]), key, max);
  }

  #openOn(id: Id): readonly OfferChoice[] {
    return (this.offer?.targets?.choices ?? []).filter(
      (choice) => this.#combatantOf(choice) === id && (this.#forced || !choice.refusal),
    );
  }

  #combatantOf(choice: OfferChoice): Id | undefined {
    const { fight, web, names } = this.#desk;
    if (!fight || !this.offer) return undefined;
    return web.choice(fight, this.offer, 'targets', choice, names).combatant;
  }

  /** The wish belongs to everybody in the squad. */
  #change(change: Partial<Wish>): void {
    const wish = { ...this.#wish, ...change };
    const keys = this.who.now.map(({ key }) => key);
    this.#wishes = { ...this.#wishes, ...Object.fromEntries(keys.map((key) => [key, wish])) };
  }
}

const keysOf = (choices: readonly OfferChoice[]): string[] =>
  choices.map(({ value }) => keyOf(value));
