import { formatNumber } from '../../../texts/index.svelte';
import type { LineWords, Names } from '../../web-system';
import type { EntryOf } from './entries';
import { number, person, sentence } from './sentence';

/** What is done between fights. */
export const betweenLine = {
  'between-rest': ({ id }: EntryOf<'between-rest'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.rest', { id: person(names, id) }),
  }),
  'between-wake': ({ id }: EntryOf<'between-wake'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.comesRound', { id: person(names, id) }),
  }),
  raised: (entry: EntryOf<'raised'>, names: Names): LineWords => ({
    kind: 'event',
    text: [
      ...sentence('log.raised', {
        id: person(names, entry.id),
        cost: number(formatNumber(entry.cost)),
      }),
      ...sentence(afterwards(entry), { taint: number(formatNumber(entry.taint ?? 0)) }),
    ],
  }),
};

/** Memory for a Runefolk, taint for everybody else, loss at five (SW-DEF-7). */
function afterwards({ memory, lost }: EntryOf<'raised'>) {
  if (memory) return 'log.raisedMemory' as const;
  return lost ? ('log.raisedLost' as const) : ('log.raisedTaint' as const);
}
