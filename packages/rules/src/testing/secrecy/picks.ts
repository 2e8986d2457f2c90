/** Choices from one number, the same every time. */
export class Picks {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  /** 0..n-1; 0 for a list of nothing. */
  below(n: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return n > 0 ? (this.#state >>> 0) % n : 0;
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }
}
