import { find } from '../../../kernel/fight';
import { emit, roll, type Scene, type Script } from '../../../kernel/script';
import type { ActionOf } from '../actions';
import { combatant, hero, sideOf } from '../combatants';
import type { SwEvent } from '../events';
import type { Deed } from '../resolve/act';
import { streamOf } from '../resolve/checks';
import type { LootItem } from '../sheets';
import { isMonster, SELF, type Loot, type SwCombatant, type SwFight } from '../state';

/** The rolls that defeated enemies are worth: one for each part (SW-END-2). */
export function lootOf(fight: SwFight, id: string): Loot['rolls'] {
  const enemy = combatant(fight, id);
  if (!isMonster(enemy)) return [];
  const { parts, hitBy } = enemy.body;
  return Object.keys(parts).map((part) => ({
    enemy: id,
    part,
    by: rollerOf(fight, parts[part]!.hitBy ?? hitBy) ?? '',
  }));
}

/** Enemies that give loot: one nobody has seen gives none. */
export function defeatedInSight(fight: SwFight): SwCombatant[] {
  return sideOf(fight, 'enemy').filter((c) => c.body.condition === 'defeated' && !c.hidden);
}

/** Loot rolls that are left for players: those for enemies in sight. */
export function lootLeft(fight: SwFight): Loot['rolls'] {
  return fight.data.loot.rolls.filter(({ enemy }) => find(fight, enemy)?.hidden === false);
}

/** Who rolls: the one who should, or somebody else of the party if that one is gone. */
export function rollerOf(fight: SwFight, by: string | undefined): string | undefined {
  const party = sideOf(fight, 'party').filter((c) => !c.hidden);
  return (party.find((c) => c.id === by) ?? party[0])?.id;
}

/** Who takes an enemy's 自動 rows: who would roll for it by default (SW-END-2). */
function takerOf(fight: SwFight, id: string): string {
  const enemy = combatant(fight, id);
  const last = isMonster(enemy) ? enemy.body.hitBy : undefined;
  return rollerOf(fight, last) ?? '';
}

/** 自動 rows are given without a roll, once per enemy. */
export function automaticLoot(fight: SwFight, enemy: string): SwEvent[] {
  const items = rowsOf(fight, enemy, (roll) => roll === 'auto');
  return items.length > 0 ? [{ type: 'sw.looted', by: takerOf(fight, enemy), enemy, items }] : [];
}

/** One 2d roll for a part; no row fits: nothing. */
export function* lootRoll(
  scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'loot'>>,
  who: string,
): Script {
  const { enemy, part } = action;
  const stream = streamOf(scene.fight, hero(scene.fight, who));
  const [one = 1, other = 1] = yield* roll({ label: 'loot', who, count: 2, sides: 6, stream });
  const sum = one + other;
  const items = rowsOf(
    scene.fight,
    enemy,
    (roll) => roll !== 'auto' && roll.from <= sum && sum <= roll.to,
  );
  yield* emit({ type: 'sw.looted', by: who, enemy, part, dice: [one, other], items });
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
  for (const { id } of defeatedInSight(scene.fight)) {
    for (const event of automaticLoot(scene.fight, id)) yield* emit(event);
  }
}

/** All rolls that are left, each by who rolls by default. */
export function* lootRest(scene: Scene<SwFight>): Script {
  for (const { enemy, part, by } of lootLeft(scene.fight)) {
    const action = { do: 'loot', enemy, part } as const;
    const who = rollerOf(scene.fight, by);
    if (who) yield* lootRoll(scene, { part: SELF, action, overruled: false }, who);
  }
}

/** Nothing left to roll for: the fight is over. */
export function* finishLoot(_scene: Scene<SwFight>): Script {
  yield* emit({ type: 'sw.staged', stage: 'over' });
}
