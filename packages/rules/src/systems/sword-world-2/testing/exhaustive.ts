import type { FightCommand } from '../../../kernel/commands';
import type { Combatant } from '../../../kernel/fight';
import type { Offer } from '../../../kernel/offer';
import type { ExhaustiveKit, Pick } from '../../../testing/exhaustive/kit';
import { swordWorld2 } from '..';
import { STARTER_CHARACTERS } from '../starter/characters';
import type { SwCombatant, SwFight } from '../state';
import { anyAction } from './anything';
import { anybody, meddling } from './meddling';
import { optionsFor } from './walk';

const ENTRIES = [
  ...['enter', 'name', 'conceal', 'leave', 'depart', 'undo', 'rewound', 'ended', 'finished'],
  ...['knowledge', 'found', 'veil', 'call', 'pass', 'stage', 'initiative', 'first', 'place'],
  ...['turn', 'act', 'move', 'gear', 'attack', 'damage', 'fail', 'resist', 'decline', 'fizzle'],
  ...['heal', 'status', 'lift', 'death', 'wake', 'down', 'double-one', 'overruled', 'fix'],
  ...['propose', 'settle', 'over', 'loot', 'grant'],
];

/** Where to go counts for a whole side, as does a weapon that lay about: it may be anybody's. */
function shared({ id, group }: Offer, { side, kind }: Combatant): string | undefined {
  const [deed, what] = id.split(':');
  if (deed === 'pickup') return `${side} pickup`;
  if (group === 'move' || group === 'stage') return `${side} ${group}:${deed}`;
  if (side === 'enemy') return undefined;
  return HANDLING.has(deed!) && !ownWeapons(kind).includes(what!)
    ? `${side} ${deed}:found`
    : undefined;
}

const HANDLING = new Set(['attack', 'draw', 'stow', 'discard']);

const ownWeapons = (kind: string): string[] =>
  Object.entries(STARTER_CHARACTERS)
    .filter(([id]) => id === kind)
    .flatMap(([, { weapons }]) => weapons.map(({ id }) => id));

/** What seldom comes out of anything at all: enemies that give up, and what they leave. */
function closing(fight: SwFight, pick: Pick): FightCommand {
  const id = anybody(fight, pick);
  const [proposal] = fight.proposals;
  const made: FightCommand[] = [
    { type: 'settle', proposal: proposal?.id ?? 'p0', accept: true },
    { type: 'rule', command: { do: 'lootAll' } },
    { type: 'rule', command: { do: 'grantLoot', id } },
    { type: 'rule', command: { do: 'depart', id, as: 'fled' } },
  ];
  return made[pick(made.length)]!;
}

export const SWORD_WORLD_2_EXHAUSTIVE: ExhaustiveKit = {
  system: swordWorld2,
  options: [0, 1, 2, 3].map(optionsFor),
  meddling: (fight, pick) =>
    pick(4) === 0 ? closing(fight as SwFight, pick) : meddling(fight as SwFight, pick),
  anything: (fight, actor, pick) => anyAction(fight as SwFight, actor as SwCombatant, pick),
  prompts: ['resist'],
  entries: ENTRIES,
  shared,
  impossible: {
    'entry rewound': 'written when a newer version of the rules cannot follow an open action',
  },
};
