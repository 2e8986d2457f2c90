import type { FightEvent } from '../../../kernel/events';
import type { SgFight } from '../state';
import { commandOf } from './command';

const DECLARING: readonly string[] = ['declareEnemies', 'declareParty'];

/**
 * Events that break off a command phase in which people choose: what was confirmed is declared, and
 * once the check is made everybody who may still change is asked anew, the declared one being the
 * default.
 */
export function interrupted({ open }: SgFight): FightEvent[] {
  if (!open?.question || !DECLARING.includes(open.call.script)) return [];
  const confirmed = Object.entries(open.question.answers).filter(([, draft]) => draft.confirmed);
  return [
    ...confirmed.map(([who, { value }]) => ({
      type: 'sg.declared' as const,
      who,
      command: commandOf(value),
    })),
    { type: 'closed' },
  ];
}
