import { setImmediate } from 'node:timers/promises';

/** Items between two looks at what else there is to do. */
const STRETCH = 32;

/** Does some work for each item. Other rooms go on meanwhile. */
export async function inStretches<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (const [i, item] of items.entries()) {
    work(item);
    if (i % STRETCH === STRETCH - 1) await setImmediate();
  }
}
