import type { Leak, Verdict } from './compare';

/** Moves of both rooms that a pair has to stay equal for, to count. */
export const LONG = 15;

/** Pairs that were compared long enough, and rooms that really differ. */
export class Tally {
  pairs = 0;
  kept = 0;
  whole = 0;
  shared = 0;
  secret = 0;

  add({ shared, secret, isCut, differs }: Verdict): void {
    this.pairs += 1;
    if (shared < LONG || !differs) return;
    this.kept += 1;
    this.shared += shared;
    this.secret += secret;
    if (!isCut) this.whole += 1;
  }

  toString(): string {
    const mean = (n: number) => (n / Math.max(1, this.kept)).toFixed(1);
    return [
      `${this.kept} of ${this.pairs} pairs kept, ${this.whole} of them to the end`,
      `${mean(this.shared)} shared and ${mean(this.secret)} secret moves each`,
    ].join('; ');
  }
}

/** Where the first difference is, and what led to it. */
export function told({ viewer, what, here, there, moves }: Leak): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 200);
  return [
    `${viewer} got another ${what}`,
    `  here:  ${around(here)}`,
    `  there: ${around(there)}`,
    ...moves.map((move) => `  after: ${JSON.stringify(move).slice(0, 400)}`),
  ].join('\n');
}
