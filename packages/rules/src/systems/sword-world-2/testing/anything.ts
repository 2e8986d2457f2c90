import type { JsonObject } from '../../../kernel/json';
import { AREAS, type SwCombatant, type SwFight } from '../state';
import { anybody } from './meddling';

type Pick = (n: number) => number;

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)]!;
const some = <T>(pick: Pick, made: () => T): T[] => Array.from({ length: 1 + pick(3) }, made);

const FEATS = ['allOutAttack', 'feint', 'deadlyStrike', 'magicStrike', 'cover'];
const DEEDS = [
  ...['check', 'pass', 'initiative', 'place', 'attack', 'attack', 'cast', 'cast', 'multi'],
  ...['withdraw', 'hold', 'move', 'use', 'draw', 'stow', 'discard', 'pickup', 'loot'],
];

/** An action as a client might write it, allowed or not, about things that may not exist. */
export function anyAction(fight: SwFight, actor: SwCombatant, pick: Pick): JsonObject {
  const target = () => aim(fight, pick);
  const weapon = one(pick, [...weaponsOf(actor), 'nothing']);
  const spell = one(pick, [...actor.body.sheet.spells.map(({ id }) => id), 'nothing']);
  const extra = pick(2) === 0 ? { feat: feat(fight, pick) } : {};
  const deed = one(pick, DEEDS);
  switch (deed) {
    case 'check':
      return { do: deed, of: anybody(fight, pick) };
    case 'place':
      return { do: deed, area: one(pick, AREAS) };
    case 'attack':
      return { do: deed, weapon, targets: some(pick, target), ...extra };
    case 'cast':
      return { do: deed, spell, targets: some(pick, target), ...extra };
    case 'multi':
      return {
        do: deed,
        attack: { weapon, targets: some(pick, target) },
        cast: { spell, targets: some(pick, target) },
        first: one(pick, ['attack', 'cast']),
      };
    case 'withdraw':
    case 'hold':
      return { do: deed, ...extra };
    case 'move':
      return { do: deed, how: one(pick, ['limited', 'normal', 'full']), to: one(pick, AREAS) };
    case 'use':
      return { do: deed, item: item(actor, pick), targets: some(pick, target), ...extra };
    case 'draw':
    case 'stow':
    case 'discard':
      return { do: deed, weapon };
    case 'pickup':
      return lying(fight, actor, pick);
    case 'loot':
      return { do: deed, enemy: anybody(fight, pick), part: one(pick, ['p1', 'p2', 'self']) };
    default:
      return { do: deed };
  }
}

function aim(fight: SwFight, pick: Pick): JsonObject {
  const id = anybody(fight, pick);
  return pick(2) === 0 ? { id } : { id, part: one(pick, ['self', 'p1', 'p2', 'p3']) };
}

const feat = (fight: SwFight, pick: Pick): JsonObject => ({
  id: one(pick, FEATS),
  ...(pick(2) === 0 ? { ally: anybody(fight, pick) } : {}),
});

function weaponsOf({ body }: SwCombatant): string[] {
  if (body.type === 'character') return Object.keys(body.weapons);
  return body.sheet.parts.flatMap((part) => part.attacks.map(({ id }) => id));
}

const item = ({ body }: SwCombatant, pick: Pick): string =>
  one(pick, [...(body.type === 'character' ? Object.keys(body.items) : []), 'nothing']);

/** A weapon of the actor's own or of somebody else's. */
function lying(fight: SwFight, actor: SwCombatant, pick: Pick): JsonObject {
  if (pick(2) === 0) return { do: 'pickup', weapon: one(pick, [...weaponsOf(actor), 'nothing']) };
  const owner = anybody(fight, pick);
  const theirs = Object.hasOwn(fight.combatants, owner) ? fight.combatants[owner] : undefined;
  return {
    do: 'pickup',
    owner,
    weapon: one(pick, [...(theirs ? weaponsOf(theirs) : []), 'nothing']),
  };
}
