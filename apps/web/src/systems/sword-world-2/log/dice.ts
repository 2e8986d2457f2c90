import type { RecordedRoll } from '@ransen/protocol';
import type { Entry, Stream } from '@ransen/rules';
import type { SwEntry, ToldCheck, ToldRoll, Veiled } from './entries';

type Thrown = RecordedRoll & { readonly stream: Stream };

const D6 = 6;

/** What only the GM reads was rolled with the GM's dice. */
function streamOf({ veiled, hides }: Veiled, field: string): Stream {
  if (!veiled) return 'party';
  return hides === undefined || hides.includes(field) ? 'gm' : 'party';
}

const pair = (entry: Veiled, field: string, check: ToldCheck | undefined): Thrown[] =>
  check?.dice ? [{ stream: streamOf(entry, field), sides: D6, faces: check.dice }] : [];

const amount = (entry: Veiled, roll: ToldRoll | undefined): Thrown[] =>
  (roll?.rolls ?? []).map((faces) => ({
    stream: streamOf(entry, 'roll'),
    sides: roll?.sides ?? D6,
    faces,
  }));

/** Dice of an entry in the order rolled; a magic total that serves again was rolled before. */
export function diceOf(entry: Entry): readonly Thrown[] {
  const own = entry as unknown as SwEntry;
  switch (own.k) {
    case 'knowledge':
    case 'loot':
      return pair(own, 'dice', own.dice && { dice: own.dice, total: 0 });
    case 'initiative':
    case 'death':
      return pair(own, 'check', own.check);
    case 'attack':
      return [...pair(own, 'acc', own.acc), ...pair(own, 'eva', own.eva)];
    case 'resist':
      return [...(own.again ? [] : pair(own, 'mag', own.mag)), ...pair(own, 'res', own.res)];
    case 'fizzle':
      return pair(own, 'mag', own.mag);
    case 'damage':
    case 'heal':
    case 'fail':
      return amount(own, own.roll);
    default:
      return [];
  }
}
