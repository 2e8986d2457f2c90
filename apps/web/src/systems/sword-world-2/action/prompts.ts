import type { FightView, Id, Json, QuestionView } from '@ransen/rules';
import type { Prompt, PromptAnswer } from '../../../ui/prompt/prompt';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { called } from '../words/terms';

/** What a question about resisting tells the one asked. */
interface About {
  readonly spell?: string;
  readonly spellEn?: string;
  readonly by?: Id;
}

const aboutOf = ({ about }: QuestionView): About => (about ?? {}) as About;

/** Whether to resist something that may be resisted at will (SW-ACT-6). */
export function promptOf(_view: FightView, question: QuestionView, who: Id, names: Names): Prompt {
  const { spell, spellEn, by } = aboutOf(question);
  const ask = question.asks[who];
  const resists = ask?.kind === 'one' && ask.default === true;
  return {
    id: `${question.id}:${who}`,
    kind: 'yes-no',
    title: t('prompt.resist', { name: names.name(who) }),
    text: t('prompt.resistText', {
      by: by === undefined ? t('name.unseen') : names.name(by),
      spell: spell === undefined ? t('offer.cast') : called({ name: spell, nameEn: spellEn }),
    }),
    yes: t('prompt.doResist'),
    no: t('prompt.letThrough'),
    defaultChoice: t(resists ? 'prompt.doResist' : 'prompt.letThrough'),
  };
}

export const answerOf = (_question: QuestionView, _who: Id, answer: PromptAnswer): Json =>
  answer.kind === 'yes-no' && answer.yes;

export const questionTitle = (_question: QuestionView): string => t('prompt.resistShort');
