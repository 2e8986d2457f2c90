import type { FightView, Id, Json, QuestionView } from '@ransen/rules';
import type { Prompt, PromptAnswer } from '../../../ui/prompt/prompt';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { setAside } from './aside';
import type { Label, Put } from './asked';
import { defence } from './defence';
import { joinChain } from './join';
import { glimmerTarget, revive, tie } from './people';
import { pick } from './pick';
import { reroll } from './reroll';
import { chainAttribute, order, test } from './words';

/** Commands are chosen in the action bar; here is only how the question is called. */
const command: Label = {
  short: 'prompt.command',
  put: (): Put => ({
    kind: 'one-of',
    title: t('prompt.command'),
    options: [],
    confirm: t('prompt.decide'),
    defaultChoice: t('prompt.commandDefault'),
  }),
};

const LABELS: Readonly<Record<string, Label>> = {
  command,
  tie,
  'lp-reroll': reroll,
  pick,
  defence,
  'glimmer-target': glimmerTarget,
  'join-chain': joinChain,
  'set-aside': setAside,
  'chain-attribute': chainAttribute,
  order,
  test,
  revive,
};

const labelOf = ({ label }: QuestionView): Label =>
  Object.hasOwn(LABELS, label) ? LABELS[label]! : command;

/** An open question as a prompt for one of those asked. */
export function promptOf(view: FightView, question: QuestionView, who: Id, names: Names): Prompt {
  const put = labelOf(question).put({ view, question, who, names });
  return { ...put, id: `${question.id}:${who}` };
}

/** What the GM reads of a question: 使う2個を選ぶ. */
export const questionTitle = (question: QuestionView): string => t(labelOf(question).short);

/** Options whose ids are combatants: a tap on the battlefield chooses them. */
const ON_FIELD = [tie, glimmerTarget, revive];

/** The value of an answer: what the chosen option stands for. */
export function answerOf(question: QuestionView, who: Id, answer: PromptAnswer): Json {
  if (answer.kind !== 'choice') return null;
  const isOnField = ON_FIELD.includes(labelOf(question));
  const values = answer.ids.map((id) => (isOnField ? id : (JSON.parse(id) as Json)));
  return question.asks[who]?.kind === 'some' ? values : (values[0] ?? null);
}
