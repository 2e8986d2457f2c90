import { withSlots } from './slots';
import type { Kind, SwFight } from './state';

/** An earlier fight in which the party still knows what it knows now, and names stay the same. */
export function keepRevealed(now: SwFight, back: SwFight): SwFight {
  const earlier = Object.entries(back.data.kinds).map(([id, then]): [string, Kind] => {
    const kind = now.data.kinds[id];
    if (!kind) return [id, then];
    const { letter, count, publicName, identified, weakness } = kind;
    return [id, { ...then, letter, count, publicName, identified, weakness }];
  });
  const later = Object.entries(now.data.kinds).filter(
    ([id]) => !Object.hasOwn(back.data.kinds, id),
  );
  const kinds = Object.fromEntries([...earlier, ...later]);
  return withSlots({ ...back, data: { ...back.data, kinds } });
}
