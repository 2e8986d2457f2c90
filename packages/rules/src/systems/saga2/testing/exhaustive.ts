import type { FightCommand } from '../../../kernel/commands';
import type { Json } from '../../../kernel/json';
import type { Offer } from '../../../kernel/offer';
import type { Entrant } from '../../../kernel/system';
import type { ExhaustiveKit, Pick } from '../../../testing/exhaustive/kit';
import { saga2 } from '..';
import type { SgEntry } from '../narrate/entries';
import { mikiriKey } from '../resolve/mikiri';
import { optionsSchema } from '../settings';
import { characterSchema, keysOf, type Mikiri } from '../sheets';
import { STARTER_CHARACTERS } from '../starter/characters';
import { STARTER_ENEMIES } from '../starter/enemies';
import { isHero, type SgCombatant, type SgFight } from '../state';
import { anyAction } from './anything';
import { anybody, meddling } from './meddling';
import { optionsFor } from './walk';

/** Every kind of entry; the type keeps the list whole. */
const ENTRIES: Readonly<Record<SgEntry['k'], true>> = {
  ...{ enter: true, name: true, conceal: true, leave: true, depart: true, rise: true, fall: true },
  ...{ turn: true, declare: true, close: true, 'turn-end': true, ended: true, finished: true },
  ...{
    rewound: true,
    initiative: true,
    order: true,
    over: true,
    undo: true,
    act: true,
    lost: true,
  },
  ...{ pay: true, reroll: true, check: true, cover: true, answer: true, use: true },
  ...{ 'chain-open': true, chain: true, glimmer: true, mikiri: true, 'mikiri-used': true },
  ...{ damage: true, restore: true, status: true, recover: true, 'status-roll': true },
  ...{ resist: true, lift: true, fix: true, call: true, test: true, pass: true, found: true },
  ...{ veil: true, bonus: true, special: true, strength: true, reopen: true },
};

const PROMPTS = [
  ...['command', 'tie', 'lp-reroll', 'pick', 'defence', 'glimmer-target', 'join-chain'],
  ...['set-aside', 'chain-attribute', 'order', 'test', 'revive'],
];

/** What brings no parry or counter brings a 見切り (SG-GLM-8). */
const NOTHING_TO_LEARN = optionsSchema.parse({ starterTechniques: false }) as unknown as Json;

/** Somebody who does not win by force of arms. */
const guest = (id: string, kind: string, mikiri: readonly Mikiri[]): Entrant => ({
  ...{ id, side: 'party', owner: 's1', kind, hidden: false },
  sheet: characterSchema.parse({
    ...STARTER_CHARACTERS.gonta,
    ...{ name: kind, nameEn: undefined, weapons: [], inHand: [], mikiri },
  }),
});

const SEEN_THROUGH = Object.values(STARTER_ENEMIES)
  .flatMap(({ techniques }) => techniques)
  .map((technique): Mikiri => ({ of: mikiriKey(technique), name: technique.name }));

/** A technique that was learned in the fight counts for everybody together. */
function shared({ id }: Offer, { body }: SgCombatant): string | undefined {
  if (body.type !== 'character') return undefined;
  const learned = body.learned.some((technique) => id.split(':')[1] === technique.id);
  return learned ? 'party learned' : undefined;
}

/** What seldom comes out of anything at all: checks of characters, charm, 昏倒, and what is hidden again. */
function calling(fight: SgFight, pick: Pick): FightCommand {
  const heroes = Object.values(fight.combatants).filter(isHero);
  const one = () => heroes[pick(heroes.length)]?.id ?? 'nobody';
  const [who, other, ability] = [one(), one(), 'dexterity'];
  if (pick(4) === 0) {
    return { type: 'correct', target: who, field: 'condition', value: 'collapsed' };
  }
  const commands = [
    { do: 'test', who: [who, other], ability, number: 8 + pick(8) },
    { do: 'contest', who, against: other, ability },
    { do: 'reopen', enemies: pick(2) === 0 },
    { do: 'reveal', of: anybody(fight, pick), identified: pick(2) === 0 },
    { do: 'status', id: anybody(fight, pick), status: 'charm', by: who },
  ];
  return { type: 'rule', command: commands[pick(commands.length)]! };
}

export const SAGA2_EXHAUSTIVE: ExhaustiveKit = {
  system: saga2,
  options: [...[0, 1, 2, 3].map(optionsFor), NOTHING_TO_LEARN],
  meddling: (fight, pick) =>
    pick(4) === 0 ? calling(fight as SgFight, pick) : meddling(fight as SgFight, pick),
  anything: (fight, actor, pick) => anyAction(fight as SgFight, actor as SgCombatant, pick),
  prompts: PROMPTS,
  entries: keysOf(ENTRIES),
  guests: [guest('c-5', 'seer', SEEN_THROUGH), guest('c-6', 'novice', [])],
  shared: (offer, actor) => shared(offer, actor as SgCombatant),
  impossible: {
    'command propose': 'nothing can be put to the GM in SAGA2',
    'command settle': 'nothing can be put to the GM in SAGA2',
    'entry rewound': 'written when a newer version of the rules cannot follow an open action',
  },
};
