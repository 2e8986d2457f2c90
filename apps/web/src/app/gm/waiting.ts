import type { FightView } from '@ransen/rules';
import type { WaitingRow } from '../../ui/gm/gm';
import type { Desk } from '../room/desk.svelte';
import { GM_ID } from '../room/people';
import { t } from '../texts';

/** Everybody who has still to answer, with the GM's own choices among them. */
export function waitingRows(desk: Desk, fight: FightView): WaitingRow[] {
  const { question } = fight;
  if (!question) return [];
  const open = Object.keys(question.asks).filter((who) => !question.answers[who]?.confirmed);
  return open.map((who) => {
    const prompt = desk.web.prompt(fight, question, who, desk.names);
    const { secondsLeft } = desk;
    return {
      id: who,
      name: who === GM_ID ? t('person.gm') : desk.names.name(who),
      question: desk.web.questionTitle(question),
      ...(secondsLeft === undefined ? {} : { secondsLeft }),
      ...(prompt.defaultChoice ? { defaultChoice: prompt.defaultChoice } : {}),
    };
  });
}
