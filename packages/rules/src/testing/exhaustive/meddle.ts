import type { FightCommand } from '../../kernel/commands';
import { find, type Fight } from '../../kernel/fight';
import { effectsOfCommand } from './effects';
import type { ExhaustiveKit, Pick } from './kit';
import type { Tally } from './tally';

const TRIES = 24;

/** Things the GM could do now, what was not done yet first; any of them may be refused. */
export function meddlings(
  kit: ExhaustiveKit,
  fight: Fight,
  tally: Tally,
  pick: Pick,
): FightCommand[] {
  const drawn = [
    ...Array.from({ length: TRIES }, () => kit.meddling(fight, pick)),
    ...everySystem(kit, fight, pick),
  ];
  const isNew = (command: FightCommand) =>
    effectsOfCommand(command).some((effect) => tally.of(effect) === 0);
  return [
    ...drawn.filter(isNew),
    ...drawn.filter((command) => !isNew(command)).slice(pick(drawn.length)),
  ];
}

/** What the GM can do in every system: close a question, answer beforehand, overrule the rules. */
function everySystem(kit: ExhaustiveKit, fight: Fight, pick: Pick): FightCommand[] {
  const question = fight.open?.question;
  const ids = Object.keys(fight.combatants);
  const name = question?.preset ?? kit.prompts[0] ?? 'standing';
  return [
    ...(question ? [{ type: 'resolve', question: question.id } as const] : []),
    ...(question ? [] : overruling(kit, fight, pick)),
    { type: 'preset', who: ids[pick(ids.length || 1)] ?? 'nobody', name },
  ];
}

/** Some action of the first in the order, done whatever the rules say. */
function overruling(kit: ExhaustiveKit, fight: Fight, pick: Pick): FightCommand[] {
  const [slot] = fight.slots;
  const actor = slot && find(fight, slot.actor);
  if (!actor) return [];
  const named = slot.part === undefined ? {} : { part: slot.part };
  return Array.from({ length: TRIES }, () => ({
    ...{ type: 'act', actor: actor.id, ...named, override: true },
    action: kit.anything(fight, actor, pick),
  }));
}
