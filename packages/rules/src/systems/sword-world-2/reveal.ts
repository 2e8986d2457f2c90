import { find } from '../../kernel/fight';
import { withSlots } from './slots';
import { isMonster, type Kind, type SwCombatant, type SwFight } from './state';

/** An earlier fight in which the party still knows what it knows now, and names stay the same. */
export function keepRevealed(now: SwFight, back: SwFight): SwFight {
  const earlier = Object.entries(back.data.kinds).map(([id, then]): [string, Kind] => {
    const kind = now.data.kinds[id];
    if (!kind) return [id, then];
    const { letter, count, publicName, publicNameEn, identified, weakness } = kind;
    return [id, { ...then, letter, count, publicName, publicNameEn, identified, weakness }];
  });
  const later = Object.entries(now.data.kinds).filter(
    ([id]) => !Object.hasOwn(back.data.kinds, id),
  );
  const kinds = Object.fromEntries([...earlier, ...later]);
  const combatants = Object.fromEntries(
    Object.entries(back.combatants).map(([id, c]) => [id, numbered(find(now, id), c)]),
  );
  return withSlots({ ...back, combatants, data: { ...back.data, kinds } });
}

/** An enemy keeps the number it got when it came into sight. */
function numbered(now: SwCombatant | undefined, then: SwCombatant): SwCombatant {
  if (!now || !isMonster(now) || !isMonster(then) || now.body.nth === then.body.nth) return then;
  return { ...then, body: { ...then.body, nth: now.body.nth } };
}
