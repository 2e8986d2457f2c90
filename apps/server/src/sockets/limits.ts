/** So much at once, and so much a second from then on. */
export class TokenBucket {
  #left: number;
  #filledAt: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private readonly now: () => number,
  ) {
    this.#left = most;
    this.#filledAt = now();
  }

  /** False if there is nothing left. */
  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left === this.most;
  }

  #fill(): void {
    const now = this.now();
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.perSecond;
    this.#left = Math.min(this.most, this.#left + gained);
    this.#filledAt = now;
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class AddressRates {
  readonly #buckets = new Map<string, TokenBucket>();
  #forgotAt: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private readonly now: () => number,
  ) {
    this.#forgotAt = now();
  }

  /** False if the address has used up what it may. */
  take(address: string): boolean {
    this.#forget();
    const bucket =
      this.#buckets.get(address) ?? new TokenBucket(this.perSecond, this.most, this.now);
    this.#buckets.set(address, bucket);
    return bucket.take();
  }

  /** Addresses that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Once in the time that an empty bucket takes to fill. */
  #forget(): void {
    const now = this.now();
    if (now - this.#forgotAt < (this.most / this.perSecond) * 1000) return;
    this.#forgotAt = now;
    for (const [address, bucket] of this.#buckets) {
      if (bucket.isFull) this.#buckets.delete(address);
    }
  }
}

/** Counts what is open by address. */
export class AddressCounts {
  readonly #open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** False if the address has as many as it may. */
  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}
