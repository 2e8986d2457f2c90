import { emit, type Scene, type Script } from '../../../kernel/script';
import { combatant } from '../combatants';
import type { AmountRoll, Target } from '../events';
import type { Item } from '../sheets';
import { isHero, type SwFight } from '../state';
import { rollDice } from './amount';
import { maxHp } from './values';

/** Give back HP, not above the maximum; lifted to 1 or more the unconscious wake (SW-DEF-6). */
export function* heal(scene: Scene<SwFight>, by: string, target: Target, roll: AmountRoll): Script {
  const c = combatant(scene.fight, target.id);
  if (c.body.condition === 'dead') return;
  const hp = c.body.parts[target.part]?.hp ?? 0;
  const restored = Math.max(0, Math.min(roll.base + roll.added, maxHp(c, target.part) - hp));
  yield* emit({ type: 'sw.healed', by, target, roll, restored });
  if (c.body.condition === 'unconscious' && hp + restored >= 1) {
    yield* emit({ type: 'sw.woken', who: target.id });
  }
}

/** What using an item does: アウェイクポーション wakes at HP 1, others give back HP (SW-DEF-6). */
export function* useItem(scene: Scene<SwFight>, by: string, item: Item, target: Target): Script {
  if (!item.effect) return;
  if (item.effect.kind === 'awaken') {
    if (!isHero(combatant(scene.fight, target.id))) return;
    return yield* emit({ type: 'sw.woken', who: target.id });
  }
  const user = combatant(scene.fight, by);
  const roll = yield* rollDice(scene, user, 'healing', item.effect.dice, 0);
  yield* heal(scene, by, target, roll);
}
