import type { Dice, Luck } from '@ransen/rules';
import type { Secrets } from '../links/tokens';
import type { Seeds, Store } from '../store/store';
import { commitmentOf, seededDice, type FightSeeds } from './seeded';

/**
 * The seeds of a room's fights. Those of the next fight are made in advance and stored with the row
 * that starts it; until then they are worth nothing.
 */
export class FightLuck {
  readonly #stored = new Map<number, FightSeeds>();
  #next: { readonly fight: number; readonly seeds: FightSeeds } | undefined;

  constructor(
    private readonly store: Pick<Store, 'seeds'>,
    private readonly room: string,
    private readonly secrets: Pick<Secrets, 'seed'>,
  ) {}

  /** Luck for a room whose newest fight has this number (0: none yet). */
  async after(fight: number): Promise<Luck> {
    if (fight > 0 && !this.#stored.has(fight)) await this.#load(fight);
    if (this.#next?.fight !== fight + 1) {
      const seeds = { party: this.secrets.seed(), gm: this.secrets.seed() };
      this.#next = { fight: fight + 1, seeds };
    }
    return {
      dice: (no) => seededDice(this.#of(no)),
      commitment: (no) => commitmentOf(this.#of(no)),
      disclosure: (no) => this.#of(no),
      loose: () => this.#loose(),
    };
  }

  /** Dice that no seed is shown for: what they showed stands in the journal. */
  #loose(): Dice {
    const seed = this.secrets.seed();
    return seededDice({ party: seed, gm: seed });
  }

  /** The seeds to be stored with the row that starts this fight. */
  started(fight: number): Seeds {
    const { party, gm } = this.#of(fight);
    return { fight, party, hidden: gm };
  }

  async #load(fight: number): Promise<void> {
    const seeds = await this.store.seeds(this.room, fight);
    if (!seeds) throw new Error(`the seeds of fight ${fight} are gone`);
    this.#stored.clear();
    this.#stored.set(fight, { party: seeds.party, gm: seeds.hidden });
  }

  #of(fight: number): FightSeeds {
    const next = this.#next?.fight === fight ? this.#next.seeds : undefined;
    const seeds = this.#stored.get(fight) ?? next;
    if (!seeds) throw new Error(`no seeds for fight ${fight}`);
    return seeds;
  }
}
