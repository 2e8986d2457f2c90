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
    const now = this.now();
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.perSecond;
    this.#left = Math.min(this.most, this.#left + gained);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
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
