import { combatant, withChange, withPart } from '../combatants';
import type { SwEvent, SwEventOf } from '../events';
import { isHero, isMonster, SELF, type Condition, type Status, type SwFight } from '../state';

type HarmEvent = Extract<
  SwEvent,
  {
    type:
      | 'sw.attacked'
      | 'sw.damaged'
      | 'sw.healed'
      | 'sw.affected'
      | 'sw.deathChecked'
      | 'sw.woken'
      | 'sw.defeated'
      | 'sw.departed'
      | 'sw.doubleOne';
  }
>;

/** What happens to somebody: HP, statuses, falling, waking, leaving. */
export function applyHarm(fight: SwFight, event: HarmEvent): SwFight {
  switch (event.type) {
    case 'sw.attacked':
      return event.coveredFor ? withChange(fight, event.target.id, { covers: undefined }) : fight;
    case 'sw.damaged':
      return damaged(fight, event);
    case 'sw.healed':
      return withHp(fight, event.target.id, event.target.part, event.restored);
    case 'sw.affected':
      return affected(fight, event.target, event.status);
    case 'sw.deathChecked':
      return stands(fight, event.who, event.alive ? 'unconscious' : 'dead');
    case 'sw.woken':
      return woken(fight, event.who);
    case 'sw.defeated':
      return event.part ? fight : stands(fight, event.id, 'defeated');
    case 'sw.departed':
      return stands(fight, event.id, event.as);
    case 'sw.doubleOne':
      return counted(fight, event.who);
  }
}

const stands = (fight: SwFight, id: string, condition: Condition): SwFight =>
  withChange(fight, id, { condition });

function withHp(fight: SwFight, id: string, part: string, change: number): SwFight {
  const hp = combatant(fight, id).body.parts[part]?.hp ?? 0;
  return withPart(fight, id, part, { hp: hp + change });
}

function damaged(fight: SwFight, { by, target, sum }: SwEventOf<'sw.damaged'>): SwFight {
  const hurt = withHp(fight, target.id, target.part, -sum.dealt);
  const attacker = by ? combatant(fight, by) : undefined;
  if (attacker?.side !== 'party') return hurt;
  if (!isMonster(combatant(hurt, target.id))) return hurt;
  const marked = withPart(hurt, target.id, target.part, { hitBy: attacker.id });
  return withChange(marked, target.id, { hitBy: attacker.id });
}

/** A status of the same name takes the older one's place. */
function affected(fight: SwFight, id: string, status: SwEventOf<'sw.affected'>['status']): SwFight {
  const others = combatant(fight, id).body.statuses.filter((s) => s.key !== status.key);
  return withChange(fight, id, { statuses: [...others, status as Status] });
}

/** Up again: with HP 1, or with what healing left (SW-DEF-6). */
function woken(fight: SwFight, id: string): SwFight {
  const { body } = combatant(fight, id);
  const hp = Math.max(1, body.parts[SELF]?.hp ?? 1);
  return stands(withPart(fight, id, SELF, { hp }), id, 'up');
}

function counted(fight: SwFight, id: string): SwFight {
  const c = combatant(fight, id);
  if (!isHero(c)) return fight;
  return withChange(fight, id, { doubleOnes: c.body.doubleOnes + 1 });
}
