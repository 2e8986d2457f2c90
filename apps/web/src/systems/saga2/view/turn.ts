import { dataOf } from '@ransen/rules/saga2';
import type { FightView } from '@ransen/rules';
import type { Names, TurnWords } from '../../web-system';
import { t } from '../texts';
import { chainOf } from './chain';

type Side = 'party' | 'enemy';

/** What the turn line says: the phase, whose moment it is, and what to do in one sentence. */
export function turnOf(view: FightView, names: Names, mine: boolean): TurnWords {
  const { phase, victory } = dataOf(view);
  if (view.stage !== 'running' || phase === 'over') {
    return {
      who: victory ? t(`victory.${victory}`) : t('turn.ended'),
      todo: t(view.stage === 'closed' ? 'todo.closed' : 'todo.over'),
      tone: 'other',
    };
  }
  const moment = { ...roundOf(view), phase: t(`phase.${phase}`) };
  if (phase === 'command') return { ...moment, ...command(view, mine) };
  if (phase === 'initiative') {
    return { ...moment, who: t('who.initiative'), todo: t('todo.initiative'), tone: 'other' };
  }
  return { ...moment, ...action(view, names, mine) };
}

const roundOf = (view: FightView): Pick<TurnWords, 'round'> => {
  const { turn } = dataOf(view);
  return turn > 0 ? { round: t('turn.round', { turn }) } : {};
};

/** The enemies declare first; players wait for the GM alone meanwhile. */
function declaring({ question, waits, combatants }: FightView): Side {
  const asked = question && [...Object.keys(question.asks), ...Object.keys(question.answers)][0];
  if (asked !== undefined) return combatants[asked]?.side ?? 'party';
  return waits.some((who) => combatants[who]?.side === 'party') ? 'party' : 'enemy';
}

function command(view: FightView, mine: boolean): TurnWords {
  const side = declaring(view);
  if (side === 'enemy') {
    return {
      who: t('who.declareEnemy'),
      todo: t(mine ? 'todo.declareGm' : 'todo.declareEnemy'),
      tone: 'enemy',
    };
  }
  return {
    who: t('who.declareParty'),
    own: t('who.declareMine'),
    todo: t(mine ? 'todo.declare' : 'todo.declareWait'),
    tone: 'party',
  };
}

function action(view: FightView, names: Names, mine: boolean): TurnWords {
  if (chainOf(view)) return { who: t('who.chain'), todo: t('todo.chain'), tone: 'party' };
  const now = view.acting ?? view.slots[0]?.actor;
  if (now === undefined) return { who: t('phase.action'), tone: 'other' };
  const tone = view.combatants[now]?.side ?? 'party';
  const name = names.name(now);
  return { who: t('who.of', { name }), todo: todo(view, name, mine, tone), tone };
}

function todo(view: FightView, name: string, mine: boolean, side: Side): string {
  if (view.acting !== undefined) return t('todo.acting', { name });
  if (!mine) return t('todo.next', { name });
  return t(side === 'enemy' ? 'todo.goGm' : 'todo.go');
}
