import type { Technique } from '../../sheets';
import { STARTER_TECHNIQUES } from '.';

/** Starter techniques by their ids, for a sheet that knows them. Throws if there is none. */
export function known(...ids: readonly string[]): Technique[] {
  return ids.map((id) => {
    const found = STARTER_TECHNIQUES.find((each) => each.id === id);
    if (!found) throw new Error(`No starter technique "${id}".`);
    return found;
  });
}
