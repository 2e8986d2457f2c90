import { describe, expect, it } from 'vitest';
import {
  GM_VIEWER,
  ONLOOKER,
  begin,
  seatViewer,
  seededDice,
  type Entrant,
  type Entry,
  type FightEvent,
  type Viewer,
} from '../../../kernel';
import { saga2 } from '..';
import type { Check, SgEvent, SgEventOf } from '../events';
import { characterSchema, enemySchema } from '../sheets';
import { keysOf } from '../sheets';
import { eventSchema } from '../events';
import { optionsSchema } from '../settings';
import type { SgFight } from '../state';
import { narrate } from '.';

/** In every text and id of the enemy that players must not read. */
const SECRET = 'hidden0';
/** Figures of the enemy that come up nowhere else. */
const FIGURES = [7001, 7002, 77, 78];

const claw = {
  id: `${SECRET}-claw`,
  name: '爪の嵐',
  nameEn: 'Storm of Claws',
  skill: 'sword',
  rank: 3,
  cost: 3,
  base: 6,
} as const;

const wolf = enemySchema.parse({
  name: `${SECRET} wolf`,
  nameEn: `${SECRET} wolf`,
  publicName: '影',
  publicNameEn: 'Shadow',
  rank: 77,
  evasion: 78,
  hit: 77,
  resist: 78,
  hp: 7002,
  lp: 5,
  weak: ['fire'],
  immune: ['dark'],
  fame: 77,
  techniques: [claw],
});

const ann = characterSchema.parse({
  name: 'アン',
  nameEn: 'Ann',
  abilities: [
    { id: 'body', name: '体', nameEn: 'Body', value: 3 },
    { id: 'dexterity', name: '技', nameEn: 'Dexterity', value: 4 },
  ],
  skills: [{ id: 'sword', ability: 'dexterity', level: 2 }],
  hp: 35,
  wp: 12,
  jp: 0,
  lp: 7,
  weapons: [{ id: 'blade', name: '剣', nameEn: 'Sword', skill: 'sword', attack: 5 }],
  techniques: [
    {
      id: 'cut',
      name: '払い',
      nameEn: 'Sweep',
      skill: 'sword',
      rank: 1,
      cost: 1,
      base: 2,
      dice: 2,
    },
  ],
  items: [{ id: 'salve', name: '傷薬', nameEn: 'Salve', dice: 1, restores: 'hp' }],
});

const entrant = (id: string, side: 'party' | 'enemy', more: object): Entrant => ({
  id,
  side,
  owner: side === 'party' ? 's1' : 'gm',
  kind: side === 'party' ? id : 'wolf',
  hidden: false,
  sheet: side === 'party' ? ann : wolf,
  ...more,
});

/** Ann and a wolf; another wolf hides. */
function fightOf(known: { identified: boolean; weakness: boolean }): SgFight {
  const entrants = [
    entrant('c-1', 'party', {}),
    entrant('e-1', 'enemy', {}),
    entrant('e-2', 'enemy', { hidden: true }),
  ];
  const { fight } = begin(saga2, 1, optionsSchema.parse({}) as never, entrants, seededDice(1));
  const { data } = fight as SgFight;
  const kinds = { wolf: { ...data.kinds['wolf']!, ...known } };
  return { ...(fight as SgFight), data: { ...data, kinds } };
}

const VEILED = fightOf({ identified: false, weakness: false });
const IDENTIFIED = fightOf({ identified: true, weakness: false });
const OPEN = fightOf({ identified: true, weakness: true });
const PLAYER = seatViewer('s1');

function told(event: SgEvent, viewer: Viewer = PLAYER, fight = VEILED): readonly Entry[] {
  return narrate(fight, event, saga2.apply(fight, event) as SgFight, viewer);
}

const check = (more: Partial<Check>): Check => ({
  kind: 'hit',
  dice: [4, 6],
  used: [0, 1],
  modifier: 77,
  total: 87,
  ...more,
});

const swing = check({ with: 'sword', dice: [6, 2, 6], used: [0, 2], modifier: 6, total: 18 });
const damage = (more: Partial<SgEventOf<'sg.damaged'>>): SgEvent => ({
  type: 'sg.damaged',
  by: 'c-1',
  target: 'e-1',
  sums: [{ who: 'c-1', dice: [3, 4], base: 2, weapon: 5, raw: 14 }],
  why: 'attack',
  attributes: ['slash'],
  dealt: 14,
  ...more,
});
const clawSum = { who: 'e-1', dice: [2, 5], base: 6, weapon: 7001, raw: 30 };
const stance = { from: 'front', hands: [] } as const;

/** Every event, told of the enemy where it can be. */
const EVENTS: { readonly [T in SgEvent['type']]: SgEventOf<T> } = {
  'sg.turn': { type: 'sg.turn', turn: 2 },
  'sg.declared': {
    type: 'sg.declared',
    who: 'e-1',
    command: { do: 'technique', technique: claw.id, target: 'c-1', ...stance, hands: [] },
  },
  'sg.closed': { type: 'sg.closed' },
  'sg.initiative': { type: 'sg.initiative', who: 'e-1', dice: [4, 5], modifier: 78, total: 87 },
  'sg.ordered': { type: 'sg.ordered', order: ['c-1', 'e-1'] },
  'sg.acts': {
    type: 'sg.acts',
    who: 'e-1',
    deed: 'technique',
    what: claw,
    technique: claw.id,
    weapon: 'natural',
    target: 'c-1',
    overruled: true,
  },
  'sg.lost': { type: 'sg.lost', who: 'e-1', why: 'noCost' },
  'sg.paid': { type: 'sg.paid', who: 'e-1', pool: 'lp', amount: 1 },
  'sg.rerolled': { type: 'sg.rerolled', who: 'e-1', roll: 'hit', die: 0, from: 1, to: 4 },
  'sg.checked': {
    type: 'sg.checked',
    who: 'e-1',
    check: check({ critical: true }),
    against: 'c-1',
  },
  'sg.covered': { type: 'sg.covered', who: 'c-1', ally: 'e-1' },
  'sg.answered': {
    type: 'sg.answered',
    who: 'e-1',
    by: 'c-1',
    outcome: 'immune',
    extraDice: 1,
  },
  'sg.glimmer': {
    type: 'sg.glimmer',
    who: 'c-1',
    on: 'attack',
    technique: ann.techniques[0]!,
  },
  'sg.mikiri': { type: 'sg.mikiri', who: 'c-1', of: claw.name, what: { name: claw.name } },
  'sg.mikiriUsed': {
    type: 'sg.mikiriUsed',
    who: 'c-1',
    of: claw.name,
    what: { name: claw.name },
    place: true,
  },
  'sg.damaged': damage({ defence: 77, weak: true, halved: 1, dealt: 7001, lp: 1 }) as never,
  'sg.restored': {
    type: 'sg.restored',
    by: 'e-1',
    target: 'e-1',
    pool: 'hp',
    dice: [3],
    amount: 7,
  },
  'sg.affected': { type: 'sg.affected', target: 'e-1', by: 'c-1', status: 'poison' },
  'sg.recovered': { type: 'sg.recovered', target: 'e-1', status: 'charm', why: 'roll', die: 4 },
  'sg.statusRoll': { type: 'sg.statusRoll', who: 'e-1', status: 'charm', die: 3 },
  'sg.resists': { type: 'sg.resists', target: 'e-1', attribute: 'fire' },
  'sg.used': { type: 'sg.used', who: 'c-1', item: 'salve' },
  'sg.chainOpened': { type: 'sg.chainOpened', members: ['c-1'], target: 'e-1' },
  'sg.chained': { type: 'sg.chained', members: ['c-1'], face: 3, target: 'e-1' },
  'sg.fell': { type: 'sg.fell', id: 'e-1', as: 'fainted' },
  'sg.rose': { type: 'sg.rose', id: 'e-1' },
  'sg.reopened': { type: 'sg.reopened', enemies: true },
  'sg.turnEnded': { type: 'sg.turnEnded' },
  'sg.over': { type: 'sg.over', victory: 'won' },
  'sg.revealed': { type: 'sg.revealed', kind: 'wolf', identified: false, weakness: false },
  'sg.named': { type: 'sg.named', kind: 'wolf', publicName: '狼' },
  'sg.bonus': { type: 'sg.bonus', who: 'c-1', text: '敵がひるんだ' },
  'sg.departed': { type: 'sg.departed', id: 'e-1' },
  'sg.special': { type: 'sg.special', on: true },
  'sg.strength': { type: 'sg.strength', of: 'e-1', by: 2 },
  'sg.called': { type: 'sg.called', who: ['c-1'], ability: 'body', number: 77, kind: 'wolf' },
  'sg.tested': {
    type: 'sg.tested',
    who: 'c-1',
    check: check({ kind: 'ability', with: 'body', modifier: 3, total: 13 }),
    number: 77,
    success: false,
    kind: 'wolf',
  },
  'sg.passed': { type: 'sg.passed', who: 'c-1' },
  'sg.lifted': { type: 'sg.lifted', target: 'e-1', status: 'poison' },
  'sg.corrected': { type: 'sg.corrected', target: 'e-1', field: 'hp', from: 7002, to: 7001 },
};

const TYPES = keysOf(EVENTS);

/** What players read of an unknown enemy, event by event; an empty list: nothing. */
const VEILED_TEXT: Partial<Record<SgEvent['type'], readonly object[]>> = {
  'sg.declared': [
    {
      k: 'declare',
      who: 'e-1',
      do: 'technique',
      from: 'front',
      hands: [],
      what: claw.name,
      whatEn: claw.nameEn,
      aim: 'c-1',
    },
  ],
  'sg.initiative': [{ k: 'initiative', who: 'e-1', total: 87 }],
  'sg.acts': [
    {
      k: 'act',
      who: 'e-1',
      deed: 'technique',
      what: claw.name,
      whatEn: claw.nameEn,
      aim: 'c-1',
    },
  ],
  'sg.lost': [{ k: 'lost', who: 'e-1' }],
  'sg.paid': [],
  'sg.rerolled': [],
  'sg.checked': [{ k: 'check', who: 'e-1', against: 'c-1', kind: 'hit', total: 87 }],
  'sg.answered': [{ k: 'answer', who: 'e-1', by: 'c-1', outcome: 'hit' }],
  'sg.damaged': [
    {
      k: 'damage',
      to: 'e-1',
      by: 'c-1',
      why: 'attack',
      sums: [{ who: 'c-1', dice: [3, 4], base: 2, weapon: 5, raw: 14 }],
      attributes: ['slash'],
    },
  ],
  'sg.restored': [],
  'sg.recovered': [{ k: 'recover', to: 'e-1', status: 'charm', why: 'roll' }],
  'sg.statusRoll': [{ k: 'status-roll', who: 'e-1', status: 'charm' }],
  'sg.resists': [],
  'sg.strength': [],
  'sg.called': [
    { k: 'call', called: ['c-1'], ability: 'body', what: '体', whatEn: 'Body', of: 'e-1' },
  ],
  'sg.corrected': [],
};

describe('SG-OPT-1 every event', () => {
  it('has an example here', () => {
    const types = eventSchema.options.map(({ shape }) => shape.type.value);
    expect([...TYPES].sort()).toEqual([...types].sort());
    for (const event of Object.values(EVENTS)) expect(eventSchema.parse(event)).toBeTruthy();
  });

  it.each(TYPES)('%s tells the GM something', (type) => {
    if (type === 'sg.revealed') return;
    expect(told(EVENTS[type], GM_VIEWER).length).toBeGreaterThan(0);
  });

  it.each(TYPES)('%s tells players and onlookers the same', (type) => {
    for (const fight of [VEILED, IDENTIFIED, OPEN]) {
      expect(told(EVENTS[type], ONLOOKER, fight)).toEqual(told(EVENTS[type], PLAYER, fight));
    }
  });

  it.each(TYPES)('%s names nothing that is hidden of an unknown enemy', (type) => {
    const text = JSON.stringify(told(EVENTS[type]));
    expect(text).not.toContain(SECRET);
    for (const figure of FIGURES) expect(text).not.toMatch(new RegExp(`\\b${figure}\\b`));
  });

  it.each(Object.entries(VEILED_TEXT))('%s of an unknown enemy', (type, entries) => {
    expect(told(EVENTS[type as SgEvent['type']])).toEqual(entries);
  });

  it.each(TYPES)('%s of one who hides is not told to players', (type) => {
    const hidden = JSON.parse(JSON.stringify(EVENTS[type]).replaceAll('e-1', 'e-2')) as SgEvent;
    expect(JSON.stringify(told(hidden, PLAYER, OPEN))).not.toContain('e-2');
  });
});

describe('SG-OPT-1 an identified kind', () => {
  it('is open in its dice and values', () => {
    expect(told(EVENTS['sg.checked'], PLAYER, IDENTIFIED)).toEqual([
      {
        k: 'check',
        who: 'e-1',
        against: 'c-1',
        kind: 'hit',
        total: 87,
        dice: [4, 6],
        used: [0, 1],
        mod: 77,
        critical: true,
      },
    ]);
    expect(told(EVENTS['sg.declared'], PLAYER, IDENTIFIED)).toMatchObject([{ tech: claw.id }]);
  });

  it('keeps its attributes until they are known', () => {
    const taken = { def: 77, halved: 1, dealt: 7001, hp: [7002, 1], lp: 1 };
    expect(told(EVENTS['sg.damaged'], PLAYER, IDENTIFIED)).toMatchObject([taken]);
    expect(told(EVENTS['sg.damaged'], PLAYER, IDENTIFIED)[0]).not.toHaveProperty('weak');
    expect(told(EVENTS['sg.damaged'], PLAYER, OPEN)).toMatchObject([{ ...taken, weak: true }]);
    const immune = (fight: SgFight) => told(EVENTS['sg.answered'], PLAYER, fight);
    expect(immune(IDENTIFIED)).toMatchObject([{ outcome: 'hit' }]);
    expect(immune(OPEN)).toMatchObject([{ outcome: 'immune', extra: 1 }]);
  });

  it('is named for all when a check finds it, its attributes with the weakness value', () => {
    const known = (weakness: boolean, by?: string): SgEvent => ({
      type: 'sg.revealed',
      kind: 'wolf',
      identified: true,
      weakness,
      ...(by ? { by } : {}),
    });
    const name = { k: 'name', id: 'e-1', identified: true, name: wolf.name };
    const identity = { k: 'found', of: 'e-1', what: 'identity', name: wolf.name };
    expect(told(known(false))).toMatchObject([name, identity]);
    const weakness = {
      k: 'found',
      what: 'weakness',
      weak: ['fire'],
      resists: [],
      immune: ['dark'],
    };
    expect(told(known(true))).toMatchObject([name, identity, weakness]);
    expect(told(known(true), PLAYER, IDENTIFIED)).toMatchObject([weakness]);
    expect(told(known(false, 'p-1'))).toMatchObject([name, { ...identity, by: 'p-1' }]);
  });

  it('is veiled again when the GM says so', () => {
    expect(told(EVENTS['sg.revealed'], PLAYER, OPEN)).toMatchObject([
      { k: 'veil', of: 'e-1', identified: false, weakness: false },
      { k: 'name', id: 'e-1', publicName: '影', publicNameEn: 'Shadow' },
    ]);
  });
});

describe('SG-OPT-1 blows of an unknown enemy', () => {
  it('tell the character that is hit what they come to, without dice', () => {
    const blow = damage({ by: 'e-1', target: 'c-1', sums: [clawSum], defence: 3, dealt: 27 });
    expect(told(blow)).toEqual([
      {
        k: 'damage',
        to: 'c-1',
        by: 'e-1',
        why: 'attack',
        sums: [{ who: 'e-1', raw: 30 }],
        def: 3,
        dealt: 27,
        hp: [35, 8],
      },
    ]);
  });

  it('SG-DAT-2 what is restored counts to the maximum', () => {
    const { now, max } = VEILED.combatants['c-1']!.body.wp!;
    const rested = { type: 'sg.restored', target: 'c-1', pool: 'wp', amount: 90 } as const;
    expect(told({ ...rested, dice: [6] })).toMatchObject([{ amount: 90, change: [now, max] }]);
  });

  it('on another unknown enemy tell nothing; that poison hurts is seen', () => {
    expect(told(damage({ by: 'e-1', target: 'e-1', sums: [clawSum] }))).toEqual([]);
    const poison = damage({ target: 'e-1', sums: [clawSum], why: 'poison', attributes: [] });
    const { by: _, ...nobodys } = poison as SgEventOf<'sg.damaged'>;
    expect(told(nobodys)).toEqual([{ k: 'damage', to: 'e-1', why: 'poison', sums: [] }]);
  });

  it('out of hiding name nobody', () => {
    const blow = damage({ by: 'e-2', target: 'c-1', sums: [{ ...clawSum, who: 'e-2' }] });
    expect(told(blow)).toMatchObject([{ k: 'damage', to: 'c-1', sums: [] }]);
    expect(told(blow)[0]).not.toHaveProperty('by');
  });
});

describe('what characters do is open to all', () => {
  it('SG-CHK-5 a check with its three dice and the two that are used', () => {
    const made: SgEvent = { type: 'sg.checked', who: 'c-1', check: swing, against: 'e-1' };
    expect(told({ ...made, check: { ...swing, critical: true } }, ONLOOKER)).toEqual([
      {
        k: 'check',
        who: 'c-1',
        against: 'e-1',
        kind: 'hit',
        total: 18,
        with: 'sword',
        dice: [6, 2, 6],
        used: [0, 2],
        mod: 6,
        critical: true,
      },
    ]);
  });

  it('SG-TRN-2 a command with where from and what in hand', () => {
    const command = {
      do: 'attack',
      weapon: 'blade',
      target: 'e-1',
      from: 'back',
      hands: ['blade'],
    };
    expect(told({ type: 'sg.declared', who: 'c-1', command } as SgEvent, ONLOOKER)).toEqual([
      {
        k: 'declare',
        who: 'c-1',
        do: 'attack',
        from: 'back',
        hands: ['blade'],
        what: '剣',
        whatEn: 'Sword',
        w: 'blade',
        aim: 'e-1',
      },
    ]);
  });

  it('SG-GLM-10 what was learned', () => {
    expect(told(EVENTS['sg.glimmer'], ONLOOKER)).toEqual([
      {
        k: 'glimmer',
        who: 'c-1',
        tech: 'cut',
        rank: 1,
        on: 'attack',
        what: '払い',
        whatEn: 'Sweep',
      },
    ]);
  });
});

describe('SG-OPT-1 what the GM reads', () => {
  it('is marked where players read less, or nothing', () => {
    expect(told(EVENTS['sg.checked'], GM_VIEWER)).toMatchObject([
      { veiled: true, hides: ['dice', 'used', 'mod', 'critical'] },
    ]);
    expect(told(EVENTS['sg.corrected'], GM_VIEWER)).toMatchObject([{ veiled: true }]);
    expect(told(EVENTS['sg.corrected'], GM_VIEWER)[0]).not.toHaveProperty('hides');
    expect(told(EVENTS['sg.glimmer'], GM_VIEWER)[0]).not.toHaveProperty('veiled');
  });
});

describe('who comes and goes', () => {
  const shown: FightEvent = { type: 'shown', id: 'e-2' };
  const after = {
    ...VEILED,
    combatants: { ...VEILED.combatants, 'e-2': { ...VEILED.combatants['e-2']!, hidden: false } },
    data: { ...VEILED.data, kinds: { wolf: { ...VEILED.data.kinds['wolf']!, count: 2 } } },
  } as SgFight;

  it('SG-OPT-1 is called by words and letter, and the first of a kind anew', () => {
    const shadow = { letter: 0, several: true, publicName: '影', publicNameEn: 'Shadow' };
    expect(narrate(VEILED, shown, after, PLAYER)).toMatchObject([
      { k: 'enter', id: 'e-2', side: 'enemy', ...shadow },
      { k: 'name', id: 'e-1', ...shadow },
    ]);
    expect(narrate(VEILED, { type: 'left', id: 'e-2' }, VEILED, PLAYER)).toEqual([]);
    expect(narrate(VEILED, { type: 'left', id: 'e-1' }, VEILED, PLAYER)).toEqual([
      { k: 'leave', id: 'e-1' },
    ]);
  });

  it('tells the GM alone of undoing', () => {
    expect(narrate(VEILED, { type: 'undone' }, VEILED, GM_VIEWER)).toMatchObject([{ k: 'undo' }]);
    expect(narrate(VEILED, { type: 'undone' }, VEILED, PLAYER)).toEqual([]);
  });
});
