/** Where in the file something is: keys and indices from the top. */
export type FilePath = readonly (string | number)[];

/** Something that the file says wrongly, as opposed to a rule that comes out differently. */
export class ScenarioFault extends Error {
  constructor(
    message: string,
    readonly path: FilePath = [],
  ) {
    super(message);
  }
}

/** ` (did you mean X?)` when one of the words is nearly the one written. */
export function didYouMean(word: string, words: readonly string[]): string {
  const most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const near = words
    .map((other) => ({ other, steps: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps)[0];
  return near ? ` (did you mean ${near.other}?)` : '';
}

/** How many letters to change, add or take away to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
