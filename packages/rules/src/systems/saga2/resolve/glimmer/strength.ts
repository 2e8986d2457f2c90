import type { Id } from '../../../../kernel/fight';
import { isFoe, type SgCombatant, type SgFight } from '../../state';
import { strengthOf } from './search';

/** Enemy rank: whoever has none counts as 0 (SG-GLM-12). */
const rankOf = (c: SgCombatant): number => (isFoe(c) ? c.body.sheet.rank : 0);

/**
 * 閃き強度 against some combatants: of the highest rank among them (SG-GLM-12), with the GM's
 * change of the fight and of the enemy (SG-GLM-5), the best one where several have that rank.
 *
 * @param level level of the weapon or spell skill, 0 if it is not had
 */
export function strengthAgainst(
  { data }: Pick<SgFight, 'data'>,
  level: number,
  opponents: readonly SgCombatant[],
): number {
  const rank = Math.max(0, ...opponents.map(rankOf));
  const changes = opponents
    .filter((c) => rankOf(c) === rank)
    .map(({ id }) => changeOf(data.strengths, id));
  const change = changes.length > 0 ? Math.max(...changes) : 0;
  return strengthOf(level, rank) + data.strength + change;
}

const changeOf = (strengths: Readonly<Record<Id, number>>, id: Id): number =>
  Object.hasOwn(strengths, id) ? strengths[id]! : 0;
