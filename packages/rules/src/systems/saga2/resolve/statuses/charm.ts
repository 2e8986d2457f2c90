import { find } from '../../../../kernel/fight';
import { isDown } from '../../combatants';
import type { SgCombatant, SgFight } from '../../state';

/** Who charmed somebody and is still standing (SG-STS-14). */
export function charmerOf(fight: SgFight, { body }: SgCombatant): SgCombatant | undefined {
  const by = body.statuses.find(({ name }) => name === 'charm')?.by;
  const charmer = by === undefined ? undefined : find(fight, by);
  return charmer && !isDown(charmer) ? charmer : undefined;
}

/** 魅了 forbids attacking the charmer, also one who is down (SG-STS-9). */
export const isCharmedBy = ({ body }: SgCombatant, id: string): boolean =>
  body.statuses.some(({ name, by }) => name === 'charm' && by === id);
