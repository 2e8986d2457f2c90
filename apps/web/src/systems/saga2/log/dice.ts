import type { RecordedRoll } from '@ransen/protocol';
import type { Entry, Stream } from '@ransen/rules';
import type { AnyEntry, Veiled } from './entries';

type Thrown = RecordedRoll & { readonly stream: Stream };

interface Rolled {
  readonly dice?: readonly number[];
  readonly reroll?: { readonly die: number; readonly from: number } | undefined;
}

const D6 = 6;

/** What players do not read was rolled with the GM's dice. */
const streamOf = ({ veiled, hides }: Veiled, field: string): Stream =>
  veiled && (hides === undefined || hides.includes(field)) ? 'gm' : 'party';

/** The dice as they fell, then the one that was rolled again. */
function thrown(stream: Stream, { dice, reroll }: Rolled): Thrown[] {
  if (!dice || dice.length === 0) return [];
  if (!reroll) return [{ stream, sides: D6, faces: [...dice] }];
  const first = dice.map((face, i) => (i === reroll.die ? reroll.from : face));
  return [
    { stream, sides: D6, faces: first },
    { stream, sides: D6, faces: [dice[reroll.die]!] },
  ];
}

/** Dice of an entry in the order rolled. */
export function diceOf(entry: Entry): readonly Thrown[] {
  const own = entry as unknown as AnyEntry;
  switch (own.k) {
    case 'initiative':
    case 'check':
    case 'test':
      return thrown(streamOf(own, 'dice'), own);
    case 'damage':
      return own.sums.flatMap((sum) => thrown(streamOf(own, 'sums'), sum));
    case 'restore':
      return thrown(streamOf(own, 'dice'), own);
    case 'recover':
    case 'status-roll':
      return own.die === undefined ? [] : thrown(streamOf(own, 'die'), { dice: [own.die] });
    default:
      return [];
  }
}
