import type { Id, Offer, OfferChoice, Refusal } from '@ransen/rules';
import type { ActionStep, GoPanelProps } from '../../ui/action/action';
import { refusalText } from '../refusal';
import type { Desk } from '../room/desk.svelte';
import { isBusy } from '../room/people';
import { t } from '../texts';
import { actorsOf, type BarActor } from './actors';
import {
  chosenOffer,
  chosenValues,
  keyOf,
  missingOf,
  NO_WISH,
  oddsOf,
  tapped,
  type Wish,
} from './choice';
import { commonOffers, ordersOf, type Member, type Order } from './squad';
import { stepsOf, NONE } from './steps';

/** How long (ms) an order may take to show in the view before the next one is sent. */
const SETTLES_WITHIN = 3_000;

/**
 * What one is about to do: who acts (the GM: several at once), the action, its targets and extras.
 * Choices are wishes: they stay while the fight goes on around them, and count while they are possible.
 */
export class Bar {
  readonly #desk: Desk;
  /** Keys the GM selected; whoever the bar was for last comes after them. */
  #picked = $state.raw<readonly string[]>([]);
  #last = $state<string>();
  #guests = $state.raw<readonly Id[]>([]);
  #wishes = $state.raw<Readonly<Record<string, Wish>>>({});
  #forced = $state(false);
  #progress = $state.raw<{ done: number; of: number }>();
  #error = $state.raw<Refusal>();
  #note = $state<string>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** All one may choose for now. */
  readonly actors: readonly BarActor[] = $derived.by(() => {
    const { fight, you, isFrozen } = this.#desk;
    return fight && !isFrozen ? actorsOf(fight, you, this.#guests) : [];
  });

  /** Those the bar is for; several only for the GM. */
  readonly acting: readonly BarActor[] = $derived.by(() => {
    const picked = this.actors.filter(({ key }) => this.#picked.includes(key));
    if (picked.length > 0) return picked;
    const last = this.actors.find(({ key }) => key === this.#last);
    return last ? [last] : this.actors.slice(0, 1);
  });

  readonly #members: readonly Member[] = $derived.by(() => {
    const { fight, web } = this.#desk;
    if (!fight) return [];
    return this.acting.map((actor) => ({
      actor,
      offers: web.rules.options(fight, actor.id, actor.part),
    }));
  });

  readonly offers: readonly Offer[] = $derived(commonOffers(this.#members));
  readonly #wish: Wish = $derived(this.#wishes[this.acting[0]?.key ?? ''] ?? NO_WISH);

  readonly offer: Offer | undefined = $derived(chosenOffer(this.offers, this.#wish, this.#forced));

  /** Targets that can be chosen at once: a squad spreads over as many as it has members. */
  readonly maxTargets: number = $derived.by(() => {
    const max = this.offer?.targets?.max ?? 0;
    return max === 1 ? Math.max(1, this.acting.length) : max;
  });

  readonly targets: readonly OfferChoice[] = $derived(
    chosenValues(this.offer?.targets, this.#wish.targets, this.#forced, this.maxTargets),
  );

  readonly extras: readonly OfferChoice[] = $derived(
    chosenValues(this.offer?.extras, this.#wish.extras, this.#forced),
  );

  readonly tone: 'mine' | 'enemy' = $derived(
    this.acting.some(({ id }) => this.#desk.fight?.combatants[id]?.side === 'enemy')
      ? 'enemy'
      : 'mine',
  );

  readonly steps: readonly ActionStep[] = $derived.by(() => {
    const { fight, web, names } = this.#desk;
    const [lead] = this.acting;
    if (!fight || !lead) return [];
    return stepsOf({
      fight,
      web,
      names,
      actor: lead.id,
      part: lead.part,
      count: this.acting.length,
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
    const ongo = () => void this.act();
    const base = {
      tone: this.tone,
      sending: this.isSending,
      offline: this.#desk.connection.isLost,
    };
    const error = this.#error ? refusalText(this.#error, this.#desk.web) : this.#note;
    const refused = this.#refused();
    const shared = {
      ...base,
      ongo,
      ...(error === undefined ? {} : { error }),
      ...(refused === undefined ? {} : { refused }),
    };
    const { fight, web, names } = this.#desk;
    const [lead] = this.acting;
    if (!fight || !lead || !this.offer) return { ...shared, label: t('bar.go') };
    const words = web.offer(fight, lead.id, this.offer, names);
    const aims = this.targets.map((c) => web.choice(fight, this.offer!, 'targets', c, names));
    const extras = this.extras.map((c) => web.choice(fight, this.offer!, 'extras', c, names));
    const odds = oddsOf(this.targets) ?? oddsOf([{ value: null, shows: this.offer.shows ?? {} }]);
    const isAimed = !this.offer.targets || this.targets.length > 0;
    return {
      ...shared,
      ...(odds === undefined ? {} : { odds }),
      ...(words.oddsText === undefined ? {} : { oddsText: words.oddsText }),
      oddsUnknown: Boolean(words.hasOdds) && isAimed && odds === undefined,
      terms: [...(words.terms ?? []), ...aims.flatMap((a) => a.terms ?? [])].concat(
        extras.flatMap((e) => e.terms ?? []),
      ),
      label: this.#label(words.go),
    };
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
    return this.#progress !== undefined;
  }

  /** Can a tap on this one make it a target? */
  isTargetable(id: Id): boolean {
    return this.#choicesOn(id).some(({ refusal }) => this.#forced || !refusal);
  }

  /** 1, 2 ... of a target; 0 for the only one; undefined for none. */
  targetNo(id: Id): number | undefined {
    const at = this.targets.findIndex((choice) => this.#combatantOf(choice) === id);
    if (at === -1) return undefined;
    return this.targets.length > 1 ? at + 1 : 0;
  }

  isActing(id: Id): boolean {
    return this.acting.some((actor) => actor.id === id);
  }

  /** Selected by the GM, alone or with others. */
  readonly selected: readonly Id[] = $derived(
    this.actors.filter(({ key }) => this.#picked.includes(key)).map(({ id }) => id),
  );

  /** One for whom the bar can be. */
  canAct(id: Id): boolean {
    return this.actors.some((actor) => actor.id === id);
  }

  /** The bar is for this one alone. */
  choose(key: string): void {
    this.#picked = [];
    this.#last = key;
    this.#clearError();
  }

  /** The GM takes one more into the squad, or leaves it out. */
  toggleKey(key: string): void {
    const now = this.#picked.filter((each) => this.actors.some((actor) => actor.key === each));
    this.#picked = now.includes(key) ? now.filter((each) => each !== key) : [...now, key];
    this.#clearError();
  }

  /** The same by a tap on the battlefield; of several parts the next one is taken. */
  toggle(id: Id): void {
    const own = this.actors.filter((actor) => actor.id === id);
    const free = own.find(({ key }) => !this.#picked.includes(key));
    const key = (free ?? own.at(-1))?.key;
    if (key !== undefined) this.toggleKey(key);
  }

  /** The GM acts for somebody whose player is not there. */
  actFor(id: Id): void {
    if (!this.#guests.includes(id)) this.#guests = [...this.#guests, id];
    this.#picked = [];
    this.#last = this.actors.find((actor) => actor.id === id)?.key;
  }

  pick(step: string, option: string): void {
    this.#clearError();
    if (step === 'action') this.#change({ offer: option, extras: [] });
    else if (step === 'targets') this.#pickTarget(option);
    else if (option === NONE) this.#change({ extras: [] });
    else {
      const keys = this.extras.map(({ value }) => keyOf(value));
      this.#change({ extras: tapped(keys, option, this.offer?.extras?.max ?? 1) });
    }
  }

  pickSegment(segment: string): void {
    this.#change({ segment });
  }

  /** A tap on the battlefield: the next possible target there. */
  aimAt(id: Id): void {
    const open = this.#choicesOn(id).filter(({ refusal }) => this.#forced || !refusal);
    const chosen = this.targets.map(({ value }) => keyOf(value));
    const keys = open.map(({ value }) => keyOf(value));
    const next = keys.find((key) => !chosen.includes(key)) ?? keys[0];
    if (next !== undefined) this.pick('targets', next);
  }

  /** One step back: the last thing chosen is open again. False when nothing is. */
  back(): boolean {
    const wish = this.#wish;
    if (wish.extras.length > 0) this.#change({ extras: [] });
    else if (wish.targets.length > 0) this.#change({ targets: [] });
    else if (wish.offer !== undefined) {
      this.#wishes = { ...this.#wishes, [this.acting[0]?.key ?? '']: NO_WISH };
    } else return false;
    return true;
  }

  /** Carries out what is chosen, for each actor in turn; stops where something has to be decided. */
  async act(): Promise<void> {
    if (this.isSending || this.#refused() !== undefined || !this.offer) return;
    const targets = this.targets.map(({ value }) => keyOf(value));
    const extras = this.extras.map(({ value }) => keyOf(value));
    const orders = ordersOf(this.#members, this.offer.id, targets, extras);
    const override = this.overrules;
    const isAimed = this.offer.targets !== undefined;
    this.#clearError();
    this.#progress = { done: 0, of: orders.length };
    for (const [i, order] of orders.entries()) {
      this.#progress = { done: i, of: orders.length };
      if (!(await this.#send(order, override))) break;
      this.#done(order, isAimed);
      if (i < orders.length - 1 && !(await this.#settled())) {
        this.#note = t('bar.stopped', { left: orders.length - 1 - i });
        break;
      }
    }
    this.#progress = undefined;
    this.#forced = false;
  }

  async #send({ actor, action }: Order, override: boolean): Promise<boolean> {
    const { id, part, question } = actor;
    const ack = await this.#desk.fightDo(
      question === undefined
        ? {
            type: 'act',
            actor: id,
            action: action as never,
            ...(part === undefined ? {} : { part }),
            ...(override ? { override: true as const } : {}),
          }
        : { type: 'answer', question, who: id, value: action as never, confirm: true },
    );
    if (!ack.ok) this.#error = ack.error;
    return ack.ok;
  }

  /**
   * The deed is done: the actor leaves the squad. What was aimed at somebody is likely to be done
   * again, but its feats are not declared unasked; nothing else is chosen beforehand, such as to
   * end the next turn because the last one was.
   */
  #done({ actor }: Order, isAimed: boolean): void {
    const wish = this.#wishes[actor.key] ?? this.#wish;
    const next = isAimed ? { ...wish, extras: [], segment: undefined } : NO_WISH;
    this.#wishes = { ...this.#wishes, [actor.key]: next };
    this.#guests = this.#guests.filter((id) => id !== actor.id);
    this.#picked = this.#picked.filter((key) => key !== actor.key);
    this.#last = actor.key;
  }

  /** Waits until the view shows the order carried out; false if somebody has to decide first. */
  async #settled(): Promise<boolean> {
    const { connection } = this.#desk;
    const before = connection.received?.n;
    const until = Date.now() + SETTLES_WITHIN;
    while (connection.received?.n === before && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { fight } = this.#desk;
    return fight !== undefined && fight.stage === 'running' && !isBusy(fight);
  }

  #refused(): string | undefined {
    const { fight } = this.#desk;
    if (!fight || this.acting.length === 0) return t('bar.nobody');
    if (!this.acting[0]?.question && isBusy(fight)) return t('bar.busy');
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
    if (this.#progress && this.#progress.of > 1) {
      return t('bar.progress', { done: this.#progress.done + 1, of: this.#progress.of });
    }
    const label = this.overrules ? t('bar.force', { deed: words }) : words;
    return this.acting.length > 1
      ? t('bar.several', { count: this.acting.length, deed: label })
      : label;
  }

  #pickTarget(key: string): void {
    const keys = this.targets.map(({ value }) => keyOf(value));
    this.#change({ targets: tapped(keys, key, this.maxTargets) });
  }

  #choicesOn(id: Id): readonly OfferChoice[] {
    return (this.offer?.targets?.choices ?? []).filter((c) => this.#combatantOf(c) === id);
  }

  #combatantOf(choice: OfferChoice): Id | undefined {
    const { fight, web, names } = this.#desk;
    if (!fight || !this.offer) return undefined;
    return web.choice(fight, this.offer, 'targets', choice, names).combatant;
  }

  /** The wish belongs to everybody in the squad. */
  #change(change: Partial<Wish>): void {
    const wish = { ...this.#wish, ...change };
    const keys = this.acting.map(({ key }) => key);
    this.#wishes = { ...this.#wishes, ...Object.fromEntries(keys.map((key) => [key, wish])) };
  }

  #clearError(): void {
    this.#error = undefined;
    this.#note = undefined;
  }
}
