import type { Id } from '@ransen/rules';
import type { Desk } from '../room/desk.svelte';
import { actorsOf, type BarActor } from './actors';

/** Whom one acts for: one at a time, or the several that the GM selected. */
export class Acting {
  readonly #desk: Desk;
  readonly #onchange: () => void;
  /** Keys the GM selected; whoever was last comes after them. */
  #picked = $state.raw<readonly string[]>([]);
  #last = $state<string>();
  #guests = $state.raw<readonly Id[]>([]);

  /** `onchange`: somebody chose anew whom they act for. */
  constructor(desk: Desk, onchange: () => void) {
    this.#desk = desk;
    this.#onchange = onchange;
  }

  /** All one may choose for now. */
  readonly all: readonly BarActor[] = $derived.by(() => {
    const { fight, you, isFrozen, web } = this.#desk;
    return fight && !isFrozen ? actorsOf(fight, you, this.#guests, web.oneAfterAnother) : [];
  });

  /** Those that will act; several only for the GM. */
  readonly now: readonly BarActor[] = $derived.by(() => {
    const picked = this.all.filter(({ key }) => this.isSelected(key));
    if (picked.length > 0) return picked;
    const last = this.all.find(({ key, id }) => key === this.#last || id === this.#last);
    return last ? [last] : this.all.slice(0, 1);
  });

  /** Selected by the GM, alone or with others; nobody is by being the first in the order. */
  readonly selected: readonly Id[] = $derived(
    this.all.filter(({ key }) => this.isSelected(key)).map(({ id }) => id),
  );

  isSelected(key: string): boolean {
    return this.#picked.includes(key);
  }

  includes(id: Id): boolean {
    return this.now.some((actor) => actor.id === id);
  }

  /** Can one act for this one? */
  canInclude(id: Id): boolean {
    return this.all.some((actor) => actor.id === id);
  }

  /** This one alone. */
  choose(key: string): void {
    this.#picked = [];
    this.#last = key;
    this.#onchange();
  }

  /** The same by its id, as soon as it may choose. */
  chooseId(id: Id): void {
    this.choose(id);
  }

  /** The GM takes one more into the squad, or leaves it out. */
  toggleKey(key: string): void {
    const now = this.#picked.filter((each) => this.all.some((actor) => actor.key === each));
    this.#picked = now.includes(key) ? now.filter((each) => each !== key) : [...now, key];
    this.#onchange();
  }

  /** The same by a tap on the battlefield; of several parts the next one is taken. */
  toggle(id: Id): void {
    const own = this.all.filter((actor) => actor.id === id);
    const free = own.find(({ key }) => !this.isSelected(key));
    const key = (free ?? own.at(-1))?.key;
    if (key !== undefined) this.toggleKey(key);
  }

  /** The GM acts for somebody whose player is not there. */
  invite(id: Id): void {
    if (!this.#guests.includes(id)) this.#guests = [...this.#guests, id];
    this.#picked = [];
    this.#last = this.all.find((actor) => actor.id === id)?.key;
  }

  /** This one has acted: it leaves the squad. */
  done({ id, key }: BarActor): void {
    this.#guests = this.#guests.filter((guest) => guest !== id);
    this.#picked = this.#picked.filter((each) => each !== key);
    this.#last = key;
  }
}
