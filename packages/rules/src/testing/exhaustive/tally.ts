/** How often each effect was used. */
export class Tally {
  private readonly uses = new Map<string, number>();
  /** How many of them were used. */
  used = 0;

  /** An effect that is there, used or not. */
  know(effect: string): void {
    if (!this.uses.has(effect)) this.uses.set(effect, 0);
  }

  use(effect: string): void {
    const before = this.of(effect);
    if (before === 0) this.used += 1;
    this.uses.set(effect, before + 1);
  }

  of(effect: string): number {
    return this.uses.get(effect) ?? 0;
  }

  knows(effect: string): boolean {
    return this.uses.has(effect);
  }

  all(): string[] {
    return [...this.uses.keys()].sort();
  }

  /** How many effects there are. */
  get size(): number {
    return this.uses.size;
  }

  /** Effects that were not used yet, in order of their names. */
  unused(): string[] {
    return [...this.uses].flatMap(([effect, n]) => (n === 0 ? [effect] : [])).sort();
  }
}
