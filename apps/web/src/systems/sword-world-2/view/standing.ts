import { dataOf, isUpSeen, standingSeen, type Seen } from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';

/** Has this one no major action left in its side's turn? */
export function isDone(view: FightView, seen: Seen): boolean {
  const { stage, side } = dataOf(view);
  if (stage !== 'turns' || side !== seen.side || !isUpSeen(seen)) return false;
  return standingSeen(seen).every((key) => {
    const part = seen.body.parts[key];
    return part?.major || part?.passed;
  });
}

export const isLying = ({ body }: Seen): boolean => body.condition === 'unconscious';

/** Dead, defeated, fled or surrendered: no longer in the fight. */
export const isGone = ({ body }: Seen): boolean =>
  body.condition !== 'up' && body.condition !== 'unconscious';

/** Waits to be placed. */
export const isUnplaced = (view: FightView, { body }: Seen): boolean =>
  dataOf(view).stage === 'placement' && !body.placed;
