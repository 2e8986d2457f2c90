import type { Side } from '../../../kernel/fight';
import { combatant, withChange, withEverybody, withKind, withPart } from '../combatants';
import type { SwEvent, SwEventOf } from '../events';
import { checkingKinds } from '../stages/knowledge';
import { defeatedInSight, lootOf } from '../stages/loot';
import {
  SELF,
  type Body,
  type Data,
  type Part,
  type Stage,
  type Status,
  type SwFight,
} from '../state';

type StageEvent = Extract<
  SwEvent,
  {
    type:
      | 'sw.checked'
      | 'sw.passed'
      | 'sw.called'
      | 'sw.checksClosed'
      | 'sw.staged'
      | 'sw.initiative'
      | 'sw.first'
      | 'sw.placed'
      | 'sw.turn'
      | 'sw.over'
      | 'sw.looted';
  }
>;

const withData = (fight: SwFight, change: Partial<Data>): SwFight => ({
  ...fight,
  data: { ...fight.data, ...change },
});

/** What the stages of a fight change: checks, initiative, places, turns, loot. */
export function applyStage(fight: SwFight, event: StageEvent): SwFight {
  switch (event.type) {
    case 'sw.checked':
      return checked(fight, event);
    case 'sw.passed':
      return passed(fight, event);
    case 'sw.called':
      return withKind(fight, event.kind, { checking: true, checked: [] });
    case 'sw.checksClosed':
      return checkingKinds(fight).reduce((f, k) => withKind(f, k, { checking: false }), fight);
    case 'sw.staged':
      return staged(fight, event.stage as Stage);
    case 'sw.initiative':
      return tried(fight, event.who, { total: event.check.total, won: event.won });
    case 'sw.first':
      return withData(fight, { first: event.side });
    case 'sw.placed':
      return withChange(fight, event.who, { area: event.area, placed: true });
    case 'sw.turn':
      return turn(fight, event.side, event.round);
    case 'sw.over':
      return over(fight, event);
    case 'sw.looted':
      return looted(fight, event);
  }
}

function checked(fight: SwFight, { who, of, identified, weakness }: SwEventOf<'sw.checked'>) {
  const { kind } = combatant(fight, of);
  const known = fight.data.kinds[kind];
  if (!known) return fight;
  return withKind(marked(fight, kind, who), kind, {
    identified: known.identified || identified,
    weakness: known.weakness || weakness,
  });
}

function passed(fight: SwFight, { who, part = SELF, stage }: SwEventOf<'sw.passed'>): SwFight {
  if (stage === 'knowledge') return checkingKinds(fight).reduce((f, k) => marked(f, k, who), fight);
  if (stage === 'initiative') return tried(fight, who, { total: null, won: false });
  return withPart(fight, who, part, { passed: true });
}

/** This one has rolled or passed in the check of a kind. */
function marked(fight: SwFight, kind: string, who: string): SwFight {
  const { checked } = fight.data.kinds[kind]!;
  return checked.includes(who) ? fight : withKind(fight, kind, { checked: [...checked, who] });
}

/** Loot that nobody rolled for is left behind. */
function staged(fight: SwFight, stage: Stage): SwFight {
  const { loot } = fight.data;
  return withData(fight, { stage, ...(stage === 'over' ? { loot: { ...loot, rolls: [] } } : {}) });
}

function tried(fight: SwFight, who: string, attempt: Data['initiative'][string]): SwFight {
  return withData(fight, { initiative: { ...fight.data.initiative, [who]: attempt } });
}

/** A side's turn begins: what lasted until now ends, and its members are fresh (SW-ACT-20). */
function turn(fight: SwFight, side: Side, round: number): SwFight {
  return withEverybody(withData(fight, { side, round }), (c) => {
    const statuses = c.body.statuses.filter((status) => !isExpired(status, side, round));
    if (c.side === side) return { ...fresh(c.body), statuses };
    return statuses.length < c.body.statuses.length ? { statuses } : undefined;
  });
}

/** Has the moment at which a status ends come? */
export function isExpired({ until }: Status, side: Side, round: number): boolean {
  if (until === 'fight') return false;
  return until.round < round || (until.round === round && until.side === side);
}

function fresh(body: Body): Partial<Body> {
  const parts = Object.fromEntries(
    Object.entries(body.parts).map(([id, part]): [string, Part] => [
      id,
      { ...part, major: false, passed: false, feat: undefined },
    ]),
  );
  const withdrawal = body.withdrawal === 'declared' ? 'free' : 'no';
  const guard = body.type === 'character' ? { covers: undefined } : {};
  return { parts, moved: undefined, withdrawal, ...guard };
}

/** A won fight has its loot, a lost one none (SW-END-2, SW-END-3). */
function over(fight: SwFight, { victory }: SwEventOf<'sw.over'>): SwFight {
  const rolls = victory === 'won' ? defeatedInSight(fight).flatMap((c) => lootOf(fight, c.id)) : [];
  return withData(fight, {
    stage: 'loot',
    victory,
    side: null,
    loot: { ...fight.data.loot, rolls },
  });
}

function looted(fight: SwFight, { by, enemy, part, items }: SwEventOf<'sw.looted'>): SwFight {
  const { loot } = fight.data;
  const rolls = loot.rolls.filter((roll) => roll.enemy !== enemy || roll.part !== part);
  return withData(fight, { loot: { rolls, found: [...loot.found, { by, enemy, items }] } });
}
