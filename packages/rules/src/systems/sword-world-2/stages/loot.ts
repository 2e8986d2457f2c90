import { emit, type Scene, type Script } from '../../../kernel/script';
import type { ActionOf } from '../actions';
import { combatant, hero, sideOf } from '../combatants';
import type { Deed } from '../resolve/act';
import { roll2d } from '../resolve/checks';
import type { LootItem } from '../sheets';
import { isMonster, type Loot, type SwFight } from '../state';

/** The rolls that defeated enemies are worth: one for each part (SW-END-2). */
export function lootOf(fight: SwFight, id: string): Loot['rolls'] {
  const enemy = combatant(fight, id);
  if (!isMonster(enemy)) return [];
  const { parts, hitBy } = enemy.body;
  const anybody = sideOf(fight, 'party')[0]?.id ?? '';
  return Object.keys(parts).map((part) => ({
    enemy: id,
    part,
    by: parts[part]!.hitBy ?? hitBy ?? anybody,
  }));
}

/** Who takes an enemy's 自動 rows: who would roll for it by default (SW-END-2). */
function takerOf(fight: SwFight, id: string): string {
  const enemy = combatant(fight, id);
  const last = isMonster(enemy) ? enemy.body.hitBy : undefined;
  return last ?? lootOf(fight, id)[0]?.by ?? '';
}

/** 自動 rows are given without a roll, once per enemy. */
export function* automaticLoot(scene: Scene<SwFight>, ids: readonly string[]): Script {
  for (const enemy of ids) {
    const items = rowsOf(scene.fight, enemy, (roll) => roll === 'auto');
    const by = takerOf(scene.fight, enemy);
    if (items.length > 0) yield* emit({ type: 'sw.looted', by, enemy, items });
  }
}

/** One 2d roll for a part; no row fits: nothing. */
export function* lootRoll(
  scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'loot'>>,
  who: string,
): Script {
  const { enemy, part } = action;
  const dice = yield* roll2d(scene, hero(scene.fight, who), 'loot');
  const sum = dice[0] + dice[1];
  const items = rowsOf(
    scene.fight,
    enemy,
    (roll) => roll !== 'auto' && roll.from <= sum && sum <= roll.to,
  );
  yield* emit({ type: 'sw.looted', by: who, enemy, part, dice, items });
}

type RowRoll = 'auto' | { readonly from: number; readonly to: number };

function rowsOf(fight: SwFight, id: string, fits: (roll: RowRoll) => boolean): LootItem[] {
  const enemy = combatant(fight, id);
  if (!isMonster(enemy)) return [];
  return enemy.body.sheet.loot.filter((row) => fits(row.roll)).flatMap((row) => row.items);
}

/** The fight is won: what lies there by itself, then one roll after the other; lost, nothing. */
export function* beginLoot(scene: Scene<SwFight>): Script {
  if (scene.fight.data.victory !== 'won') return;
  const defeated = sideOf(scene.fight, 'enemy').filter((c) => c.body.condition === 'defeated');
  yield* automaticLoot(
    scene,
    defeated.map((c) => c.id),
  );
}

/** All rolls that are left, each by who rolls by default. */
export function* lootRest(scene: Scene<SwFight>): Script {
  for (const { enemy, part, by } of scene.fight.data.loot.rolls) {
    const action = { do: 'loot', enemy, part } as const;
    yield* lootRoll(scene, { part: 'self', action, overruled: false }, by);
  }
}

/** Nothing left to roll for: the fight is over. */
export function* finishLoot(_scene: Scene<SwFight>): Script {
  yield* emit({ type: 'sw.staged', stage: 'over' });
}
