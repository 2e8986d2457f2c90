import type { FightView, Id, Viewer } from '@ransen/rules';
import { isAskedOf, isMine, slotsNow } from '../room/people';

/** Somebody, or one part of somebody, who may choose an action now. */
export interface BarActor {
  /** Stable while the order stands. */
  readonly key: string;
  readonly id: Id;
  readonly part?: string;
  /** The action is asked for by this question, not by the order. */
  readonly question?: string;
}

const actor = (id: Id, part?: string, question?: string): BarActor => ({
  key: part === undefined ? id : `${id}/${part}`,
  id,
  ...(part === undefined ? {} : { part }),
  ...(question === undefined ? {} : { question }),
});

/**
 * Whom one chooses actions for now: those asked for an action, else those in the order that are
 * one's own. `guests` are others the GM acts for, wherever they stand in the order.
 */
export function actorsOf(
  fight: FightView,
  you: Viewer,
  guests: readonly Id[] = [],
  oneAfterAnother = false,
): readonly BarActor[] {
  if (fight.stage !== 'running') return [];
  const asked = askedActors(fight, you, guests);
  if (asked.length > 0) return asked;
  const placed = slotsNow(fight, oneAfterAnother).map(({ actor: id, part }) => actor(id, part));
  const own = placed.filter(({ id }) => isMine(fight.combatants[id], you) || guests.includes(id));
  const others = guests.filter((id) => !placed.some((each) => each.id === id));
  return distinct([...own, ...others.filter((id) => fight.combatants[id]).map((id) => actor(id))]);
}

function askedActors(fight: FightView, you: Viewer, guests: readonly Id[]): BarActor[] {
  const { question } = fight;
  if (!question) return [];
  return Object.entries(question.asks).flatMap(([who, ask]) => {
    const isToAnswer = isAskedOf(fight, who, you) || guests.includes(who);
    if (ask.kind !== 'action' || !isToAnswer) return [];
    if (question.answers[who]?.confirmed) return [];
    return [actor(who, ask.part, question.id)];
  });
}

function distinct(actors: readonly BarActor[]): BarActor[] {
  return actors.filter(({ key }, i) => actors.findIndex((each) => each.key === key) === i);
}
