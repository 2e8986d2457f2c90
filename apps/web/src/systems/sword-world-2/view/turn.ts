import { allSeen, dataOf, isUpSeen } from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';
import type { Names, TurnWords } from '../../web-system';
import { t } from '../texts';

/** What the turn line says: the moment, and what to do in one sentence. */
export function turnOf(view: FightView, names: Names, mine: boolean): TurnWords {
  const { stage, checking, victory } = dataOf(view);
  if (view.stage !== 'running' && stage !== 'over') return over(view, t('turn.ended'));
  if (checking) return knowledge(view, mine);
  switch (stage) {
    case 'knowledge':
      return knowledge(view, mine);
    case 'initiative':
      return initiative(view, mine);
    case 'placement':
      return placement(view, mine);
    case 'turns':
      return turns(view, names, mine);
    case 'loot':
      return loot(view, mine);
    case 'over':
      return over(view, t(victory ? `victory.${victory}` : 'turn.ended'));
  }
}

const roundOf = (view: FightView): Pick<TurnWords, 'round'> => {
  const { round } = dataOf(view);
  return round > 0 ? { round: t('turn.round', { round }) } : {};
};

const knowledge = (view: FightView, mine: boolean): TurnWords => ({
  ...roundOf(view),
  who: t('stage.knowledge'),
  todo: t(mine ? 'todo.knowledge' : 'todo.knowledgeOther'),
  tone: 'other',
});

function initiative(view: FightView, mine: boolean): TurnWords {
  const { initiativeTarget } = dataOf(view);
  const target =
    initiativeTarget === undefined ? '' : t('todo.target', { target: initiativeTarget });
  return {
    who: t('stage.initiative'),
    todo: t(mine ? 'todo.initiative' : 'todo.initiativeOther') + target,
    tone: 'other',
  };
}

/** The side that places now is the one whose slots stand in the order. */
function placement(view: FightView, mine: boolean): TurnWords {
  const [slot] = view.slots;
  const placing = allSeen(view).find(({ id }) => id === slot?.actor)?.side ?? 'enemy';
  return {
    who: t(`placing.${placing}`),
    todo: t(mine ? 'todo.placement' : 'todo.placementOther'),
    tone: placing,
  };
}

function turns(view: FightView, names: Names, mine: boolean): TurnWords {
  const { side = 'party' } = dataOf(view);
  const left = new Set(view.slots.map(({ actor }) => actor)).size;
  const acting = view.acting;
  const isGms = mine && side === 'enemy';
  return {
    ...roundOf(view),
    phase: t(`turn.${side}`),
    who: mine && side === 'party' ? t('turn.mine') : t(`turn.${side}`),
    todo:
      acting !== undefined
        ? t('todo.acting', { name: names.name(acting) })
        : t(isGms ? 'todo.enemies' : mine ? 'todo.turn' : `todo.${side}Other`, { count: left }),
    tone: side,
  };
}

function loot(view: FightView, mine: boolean): TurnWords {
  const { loot: found, victory } = dataOf(view);
  const left = found.rolls.length;
  const won = victory !== 'lost';
  return {
    who: won ? t('stage.loot') : t('victory.lost'),
    todo:
      left === 0 ? t('todo.lootDone') : t(mine ? 'todo.loot' : 'todo.lootOther', { count: left }),
    tone: 'other',
  };
}

function over(view: FightView, who: string): TurnWords {
  const standing = allSeen(view).filter((seen) => seen.side === 'party' && isUpSeen(seen)).length;
  return {
    who,
    todo: t(view.stage === 'closed' ? 'todo.closed' : 'todo.over', { count: standing }),
    tone: 'other',
  };
}
