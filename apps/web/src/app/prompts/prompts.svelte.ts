import type { Draft, Id, QuestionView, Refusal } from '@ransen/rules';
import type { Prompt, PromptAnswer } from '../../ui/prompt/prompt';
import { refusalText } from '../refusal';
import type { Desk } from '../room/desk.svelte';
import { isAskedOf } from '../room/people';

/** One question as it is put to one of those asked. */
export interface Asked {
  readonly id: string;
  readonly who: Id;
  readonly question: QuestionView;
}

/**
 * What is asked of this person now. The GM is asked for their own combatants, and for others whose
 * question they took over.
 */
export class Prompts {
  readonly #desk: Desk;
  #takenOver = $state.raw<readonly string[]>([]);
  #sending = $state.raw<readonly string[]>([]);
  #errors = $state.raw<Readonly<Record<string, Refusal>>>({});

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly asked: readonly Asked[] = $derived.by(() => {
    const { fight, you, isFrozen } = this.#desk;
    if (!fight?.question || isFrozen) return [];
    const { question } = fight;
    return Object.entries(question.asks).flatMap(([who, ask]) => {
      const id = idOf(question, who);
      const isToAnswer = isAskedOf(fight, who, you) || this.#takenOver.includes(id);
      return isToAnswer && ask.kind !== 'action' ? [{ id, who, question }] : [];
    });
  });

  /** In words, oldest first; one that is confirmed stays only where the others are in sight. */
  readonly prompts: readonly Prompt[] = $derived.by(() =>
    this.asked.flatMap((asked) => {
      const prompt = this.#prompt(asked);
      const isConfirmed = this.#draftOf(asked)?.confirmed ?? false;
      return isConfirmed && !prompt.group ? [] : [prompt];
    }),
  );

  /** Those that still wait for an answer. */
  readonly open: readonly Asked[] = $derived(
    this.asked.filter((asked) => !this.#draftOf(asked)?.confirmed),
  );

  /** The GM answers for somebody. */
  takeOver(who: Id): void {
    const question = this.#desk.fight?.question;
    if (question) this.#takenOver = [...this.#takenOver, idOf(question, who)];
  }

  async answer(promptId: string, answer: PromptAnswer): Promise<void> {
    const asked = this.asked.find(({ id }) => id === promptId);
    if (!asked || this.#sending.includes(promptId)) return;
    if (answer.kind === 'standing') return this.#answerAlways(asked);
    const { question, who } = asked;
    await this.#send(asked, this.#desk.web.answer(question, who, answer), true);
  }

  /** Answers this question and, until it is taken back, all like it. */
  async #answerAlways(asked: Asked): Promise<void> {
    const { standing } = this.#prompt(asked);
    if (!standing) return;
    const { name, value } = standing;
    const { who } = asked;
    if (await this.#desk.tryFight({ type: 'preset', who, name, value })) {
      await this.#send(asked, value, true);
    }
  }

  /** The choice so far, where several choose together and see each other. */
  async draft(promptId: string, ids: string[]): Promise<void> {
    const asked = this.asked.find(({ id }) => id === promptId);
    if (!asked || !this.#prompt(asked).group) return;
    const { question, who } = asked;
    const value = this.#desk.web.answer(question, who, { kind: 'choice', ids });
    await this.#send(asked, value, false);
  }

  /** Opens a confirmed choice again. */
  async takeBack(promptId: string): Promise<void> {
    const asked = this.asked.find(({ id }) => id === promptId);
    const draft = asked && this.#draftOf(asked);
    if (asked && draft) await this.#send(asked, draft.value, false);
  }

  async #send({ id, who, question }: Asked, value: Draft['value'], confirm: boolean) {
    this.#sending = [...this.#sending, id];
    const ack = await this.#desk.fightDo({
      type: 'answer',
      question: question.id,
      who,
      value: value as never,
      confirm,
    });
    this.#sending = this.#sending.filter((each) => each !== id);
    const { [id]: _, ...others } = this.#errors;
    this.#errors = ack.ok ? others : { ...others, [id]: ack.error };
  }

  #draftOf({ question, who }: Asked): Draft | undefined {
    return Object.hasOwn(question.answers, who) ? question.answers[who] : undefined;
  }

  #prompt({ id, who, question }: Asked): Prompt {
    const { fight, web, names, secondsLeft, connection } = this.#desk;
    const { defaultChoice, ...prompt } = web.prompt(fight!, question, who, names);
    const error = this.#errors[id];
    return {
      ...prompt,
      id,
      ...(secondsLeft === undefined ? {} : { secondsLeft }),
      ...(secondsLeft === undefined || !defaultChoice ? {} : { defaultChoice }),
      ...(error ? { error: refusalText(error, web) } : {}),
      sending: this.#sending.includes(id),
      offline: connection.isLost,
    };
  }
}

const idOf = (question: QuestionView, who: Id): string => `${question.id}/${who}`;
