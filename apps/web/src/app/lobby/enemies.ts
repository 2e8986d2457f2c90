import { sameJson, type EnemyEntrant, type Json, type JsonObject } from '@ransen/rules';
import { newEnemyId, newKind } from '../ids';

/** How enemies are put there, whatever their sheet. */
export interface Placing {
  readonly count: number;
  readonly hidden: boolean;
  readonly setup: Readonly<Record<string, Json>>;
}

/** Enemies that one message may carry. */
const PER_MESSAGE = 8;

/**
 * So many enemies of one sheet: they share a kind, also with those of the same sheet that are there
 * already. `suggested` names the kind of a starter sheet.
 */
export function enemiesOf(
  sheet: JsonObject,
  { count, hidden, setup }: Placing,
  camp: readonly EnemyEntrant[],
  suggested: string | undefined,
): EnemyEntrant[] {
  const kind = kindOf(sheet, camp, suggested);
  return Array.from({ length: count }, () => ({
    id: newEnemyId(),
    kind,
    hidden,
    sheet: sheet as Json,
    ...(Object.keys(setup).length > 0 ? { setup: { ...setup } } : {}),
  }));
}

function kindOf(
  sheet: JsonObject,
  camp: readonly EnemyEntrant[],
  suggested: string | undefined,
): string {
  const same = camp.find((enemy) => sameJson(enemy.sheet, sheet));
  if (same) return same.kind;
  const isFree = suggested !== undefined && !camp.some(({ kind }) => kind === suggested);
  return isFree ? suggested : newKind();
}

/** The enemies in portions that fit into a message. */
export function inMessages<T>(enemies: readonly T[]): T[][] {
  const messages: T[][] = [];
  for (let i = 0; i < enemies.length; i += PER_MESSAGE) {
    messages.push(enemies.slice(i, i + PER_MESSAGE));
  }
  return messages;
}
