import {
  begin,
  decide,
  GM_VIEWER,
  seededDice,
  type Entrant,
  type Fight,
  type FightCommand,
  type FightEvent,
  type JsonObject,
  emptyFight,
} from '@ransen/rules';
import { swordWorld2Web as web } from '..';
import { FOES, HEROES } from './sample';

export interface Played {
  readonly fight: Fight;
  readonly empty: Fight;
  readonly events: readonly FightEvent[];
}

const { rules } = web;
/** Dice with which the party is first. */
const dice = seededDice(4);

const ENEMIES: readonly (readonly [string, string, boolean?])[] = [
  ['e-1', 'raider'],
  ['e-2', 'raider'],
  ['e-3', 'husk'],
  ['e-4', 'beetle'],
  ['e-5', 'husk', true],
];

function entrants(): Entrant[] {
  const party = Object.entries(HEROES).map(([id, sheet], i): Entrant => ({
    ...{ id, side: 'party', owner: `s${i + 1}`, kind: id, hidden: false },
    sheet: rules.schemas.character.parse(sheet),
  }));
  const foes = ENEMIES.map(([id, kind, hidden = false]): Entrant => ({
    ...{ id, side: 'enemy', owner: 'gm', kind, hidden },
    sheet: rules.schemas.enemy.parse(FOES[kind]),
  }));
  return [...party, ...foes];
}

const rule = (command: JsonObject): FightCommand => ({ type: 'rule', command });
const act = (actor: string, action: JsonObject, part?: string): FightCommand => ({
  ...{ type: 'act', actor, action },
  ...(part ? { part } : {}),
});

/** Commands that lead on from one stage to the next. */
const STAGES: readonly (readonly [string, readonly FightCommand[]])[] = [
  ['knowledge', [act('c-nagi', { do: 'check', of: 'e-1' }), act('c-kai', { do: 'pass' })]],
  [
    'initiative',
    [
      rule({ do: 'reveal', of: 'e-1', identified: true, weakness: true }),
      rule({ do: 'close' }),
      act('c-kai', { do: 'initiative' }),
      act('c-nagi', { do: 'pass' }),
    ],
  ],
  ['placement', [rule({ do: 'close' }), act('c-nagi', { do: 'place', area: 'partyRear' })]],
  [
    'turns',
    [
      act('c-minori', { do: 'place', area: 'partyRear' }),
      act('c-kai', { do: 'place', area: 'front' }),
      act('c-hotaru', { do: 'place', area: 'front' }),
      act('e-3', { do: 'place', area: 'enemyRear' }),
      rule({ do: 'close' }),
      act('c-nagi', { do: 'cast', spell: 's1', targets: [{ id: 'e-1', part: 'p1' }] }),
      act('c-minori', { do: 'attack', weapon: 'w1', targets: [{ id: 'e-4', part: 'p2' }] }),
      rule({ do: 'close' }),
      act('e-1', { do: 'attack', weapon: 'attack', targets: [{ id: 'c-kai' }] }, 'p1'),
      act('e-4', { do: 'attack', weapon: 'attack', targets: [{ id: 'c-kai' }] }, 'p2'),
      act('e-4', { do: 'cast', spell: 's1', targets: [{ id: 'c-hotaru' }, { id: 'c-kai' }] }, 'p1'),
      rule({ do: 'status', id: 'c-hotaru', name: '毒', modifiers: { accuracy: -1 }, rounds: 2 }),
      rule({ do: 'close' }),
      act('c-nagi', { do: 'cast', spell: 's1', targets: [{ id: 'e-3', part: 'p1' }] }),
    ],
  ],
  ['enemies', [rule({ do: 'close' })]],
  [
    'loot',
    [
      { type: 'correct', target: 'e-1', field: 'condition', value: 'defeated' },
      { type: 'correct', target: 'e-2', field: 'condition', value: 'defeated' },
      { type: 'correct', target: 'e-3', field: 'condition', value: 'defeated' },
      { type: 'leave', id: 'e-5' },
      rule({ do: 'depart', id: 'e-4', as: 'fled' }),
      act('c-nagi', { do: 'loot', enemy: 'e-1', part: 'p1' }),
    ],
  ],
  ['over', [rule({ do: 'lootAll' })]],
];

/** A fight played up to a stage, with everything that happened. */
export function playedTo(stage: string): Played {
  const options = rules.schemas.options.parse({}) as never;
  const begun = begin(rules, 1, options, entrants(), dice);
  const events = [...begun.events];
  let { fight } = begun;
  for (const [name, commands] of STAGES) {
    for (const command of commands) {
      const decided = decide(rules, fight, command, GM_VIEWER, dice);
      if (!decided.ok) continue;
      fight = decided.value.fight;
      events.push(...decided.value.events);
    }
    if (name === stage) break;
  }
  return { fight, empty: emptyFight(rules, 1, options), events };
}
