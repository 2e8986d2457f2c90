import { dataOf, seenOf } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { Names, TurnWords } from '../../web-system';
import { t } from '../texts';
import { chainOf } from './chain';
import { declaredWords } from './declared';

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
export function declaring({ question, waits, combatants }: FightView): Side {
  const asked = question && [...Object.keys(question.asks), ...Object.keys(question.answers)][0];
  if (asked !== undefined) return combatants[asked]?.side ?? 'party';
  return waits.some((who) => combatants[who]?.side === 'party') ? 'party' : 'enemy';
}

/** Checks that the GM calls for break into the declarations. */
const isCalled = ({ question }: FightView): boolean =>
  question !== undefined && question !== null && question.label !== 'command';

function command(view: FightView, mine: boolean): TurnWords {
  if (isCalled(view)) return { who: t('who.called'), todo: t('todo.called'), tone: 'other' };
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
  const who = t('who.of', { name });
  if (view.acting !== undefined) return { who, todo: t('todo.acting', { name }), tone };
  if (mine) return { who, todo: t(tone === 'enemy' ? 'todo.goGm' : 'todo.go'), tone };
  return { who, ...declared(view, now, names), tone };
}

/** What will be done, for those who look on. */
function declared(view: FightView, id: Id, names: Names): Pick<TurnWords, 'todo'> {
  const chosen = seenOf(view, id)?.body.command;
  return chosen ? { todo: t('todo.next', { what: declaredWords(view, id, chosen, names) }) } : {};
}
