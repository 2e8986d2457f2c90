import { find } from '../../kernel/fight';
import type { SgCombatant, SgFight } from './state';

/** An earlier fight in which the party still knows what it knows now, and names stay the same. */
export function keepRevealed(now: SgFight, back: SgFight): SgFight {
  const combatants = Object.fromEntries(
    Object.entries(back.combatants).map(([id, c]) => [id, numbered(find(now, id), c)]),
  );
  return { ...back, combatants, data: { ...back.data, kinds: now.data.kinds } };
}

/** An enemy keeps the number it got when it came into sight. */
function numbered(now: SgCombatant | undefined, then: SgCombatant): SgCombatant {
  if (now?.body.type !== 'enemy' || then.body.type !== 'enemy') return then;
  if (now.body.nth === then.body.nth) return then;
  return { ...then, body: { ...then.body, nth: now.body.nth } };
}
