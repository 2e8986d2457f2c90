import { combatant, withChange, withKind } from '../combatants';
import { corrected } from '../correct';
import type { SwEvent } from '../events';
import { lootOf } from '../stages/loot';
import type { SwFight } from '../state';

type GmEvent = Extract<
  SwEvent,
  { type: 'sw.revealed' | 'sw.named' | 'sw.granted' | 'sw.lifted' | 'sw.corrected' }
>;

/** What the GM changes with a word. */
export function applyGm(fight: SwFight, event: GmEvent): SwFight {
  switch (event.type) {
    case 'sw.revealed':
      return withKind(fight, event.kind, {
        identified: event.identified,
        weakness: event.weakness,
      });
    case 'sw.named':
      return withKind(fight, event.kind, {
        publicName: event.publicName,
        publicNameEn: undefined,
      });
    case 'sw.granted': {
      const { loot } = fight.data;
      const rolls = [...loot.rolls, ...lootOf(fight, event.id)];
      return { ...fight, data: { ...fight.data, loot: { ...loot, rolls } } };
    }
    case 'sw.lifted': {
      const { statuses } = combatant(fight, event.target).body;
      return withChange(fight, event.target, {
        statuses: statuses.filter((status) => status.key !== event.key),
      });
    }
    case 'sw.corrected':
      return corrected(fight, event);
  }
}
