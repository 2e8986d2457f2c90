import type { Picks } from '@ransen/rules/secrecy';

/** Stands in every hidden name, note and id. */
const WORD = /zz-?secret/i;

/** Values that nothing else has; what is rolled comes on top of those that are rolled with. */
const VALUES = { hp: 7919, wp: 6011, jp: 6029, lp: 6037, defence: 929 };
const LIMITS = { rank: 71, cost: 73, weaknessValue: 79, check: 83, fame: 97 };
/** What the GM makes of pools. */
export const CORRECTED = { hp: 7907, wp: 4001, jp: 4003 } as const;
const NUMBERS = new Set(Object.values({ ...VALUES, ...LIMITS, a: 7907, b: 4001, c: 4003 }));

/** Numbers of frames, lines and time. */
const OPEN = new Set(['n', 'at', 'from', 'now', 'before', 'id', 'strike', 'struck']);

const technique = (id: string, more: object) => ({
  ...{ id: `zz-secret-${id}`, name: `技${id}`, note: 'zzsecret', text: 'zzsecret', skill: 'sword' },
  ...{ rank: 4, cost: LIMITS.cost, base: 1, dice: 1, ...more },
});

const { hp, wp, jp, lp, defence } = VALUES;
const { rank, fame, weaknessValue, check } = LIMITS;

const foe = (no: number, more: object) => ({
  ...{ name: `Zzsecret ${no}`, nameEn: `Zzsecret ${no}`, note: 'zzsecret', publicName: `影${no}` },
  ...{ rank, fame, weaknessValue, hp, wp, jp, defence, weak: ['fire'], resists: ['slash'] },
  ...{ evasion: -10, hit: 2, spell: 2, resist: -10 },
  techniques: [
    technique('1', { effects: { inflicts: ['poison'] } }),
    technique('2', { skill: 'zzsecret', targets: 'all', effects: { inflicts: ['confusion'] } }),
    technique('3', { kind: 'counter' }),
    technique('4', { skill: 'zzsecret', effects: { inflicts: ['charm'] } }),
    technique('5', { kind: 'support', restores: 'hp' }),
    technique('6', { kind: 'parry' }),
  ],
  ...more,
});

/** One that is easily hit, one that hits and falls with LP, one that is never hit, a boss. */
const FOES = [
  foe(1, {}),
  foe(2, { hit: check, lp, row: 'back' }),
  foe(3, { evasion: check, resist: check }),
  foe(4, { boss: true, reach: 'ranged' }),
];

/** An enemy of which nothing but its id may be seen. */
export const planted = (no: number, hidden: boolean) => ({
  ...{ id: `e-${no}`, kind: `k-zzsecret-${no % 4}`, hidden, sheet: FOES[no % 4] },
});

/** One that is never shown: of it not even the id may be seen. */
export const lurker = (no: number) => ({ ...planted(no, true), id: `e-zzsecret-${no}` });

/** What the lurker does against the rules, where nobody sees it. */
export const ambush = (actor: string, target: string, picks: Picks) => ({
  ...{ type: 'act', actor, override: true },
  action: {
    ...{ do: 'technique', technique: `zz-secret-${picks.one(['1', '2', '4', '5'])}` },
    ...{ weapon: 'natural', target, from: 'front', hands: [] },
  },
});

/** Where in a message something planted stands. */
export function* leaksIn(value: unknown, path: string): Generator<string> {
  if (typeof value === 'number' && NUMBERS.has(value)) yield `${path} = ${value}`;
  if (typeof value === 'string' && WORD.test(value)) yield `${path} = ${value}`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (WORD.test(key)) yield `${path}.${key}`;
    if (!OPEN.has(key) || typeof member === 'string') yield* leaksIn(member, `${path}.${key}`);
  }
}
