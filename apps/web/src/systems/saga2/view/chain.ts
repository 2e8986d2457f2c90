import type { FightView, Id } from '@ransen/rules';

/** What is open about a chain: the dice of its members, and at whom it goes. */
export interface ChainAbout {
  readonly dice: Readonly<Record<Id, readonly number[]>>;
  readonly target: Id;
}

/** The chain whose members choose the face they set aside, if that is open now. */
export function chainOf({ question }: FightView): ChainAbout | undefined {
  return question?.label === 'set-aside' ? (question.about as unknown as ChainAbout) : undefined;
}

/** Those who are in a chain now, as far as this view shows it. */
export function chainedIds(view: FightView): readonly Id[] {
  const chain = chainOf(view);
  if (chain) return Object.keys(chain.dice);
  if (view.question?.label !== 'join-chain') return [];
  return (view.question.about as { members?: readonly Id[] } | undefined)?.members ?? [];
}
