import type { FightView, Id, Json, Viewer } from '@ransen/rules';
import { isAskedOf } from '../room/people';

/** An action that was answered with and can be changed while others are still asked. */
export interface Declared {
  readonly question: string;
  readonly who: Id;
  readonly action: Json;
}

/** One's own actions that are confirmed in a question that is still open. */
export function declaredOf({ question, ...fight }: FightView, you: Viewer): readonly Declared[] {
  if (!question) return [];
  return Object.entries(question.asks).flatMap(([who, ask]) => {
    const answer = question.answers[who];
    const isOwn = isAskedOf(fight as FightView, who, you);
    if (ask.kind !== 'action' || !answer?.confirmed || !isOwn) return [];
    return [{ question: question.id, who, action: answer.value }];
  });
}
