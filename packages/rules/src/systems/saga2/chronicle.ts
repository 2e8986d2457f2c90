import { z } from 'zod';
import { idSchema } from '../../kernel/commands';
import { all, type Fight, type Id } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import type { Chronicle, Chronicled } from '../../kernel/system';
import { whole } from '../../sheets/whole';
import { MOST, type Character } from './sheets';
import { isFoe, type SgFight } from './state';

const defeated = z.object({
  name: z.string(),
  nameEn: z.string().optional(),
  rank: z.number(),
  boss: z.boolean(),
});
export type Defeated = z.infer<typeof defeated>;

/** Rows of SG-END-4 and SG-END-5, each for every character. */
const figures = z.object({
  goal: z.number(),
  bosses: z.number(),
  others: z.number(),
  roleplay: z.number(),
  helping: z.number(),
  credits: z.number(),
});
export type Figures = z.infer<typeof figures>;

const purse = z.object({ points: z.number(), credits: z.number() });
export type Purse = z.infer<typeof purse>;

/** Kept over the fights of a scenario (SG-END-8). */
const stateSchema = z.object({
  scenario: z.number(),
  fights: z.number(),
  defeated: z.array(defeated),
  /** What the last end of a scenario handed out. */
  handed: figures.nullable(),
  /** The GM's reward that is not split yet (SG-END-6, SG-END-9). */
  purse,
});
export type Kept = z.infer<typeof stateSchema>;

const figure = whole(0, MOST.techniquePoints).optional();

const changeSchema = z.discriminatedUnion('do', [
  /**
   * End of the scenario. The GM enters goal (0 if missed, else 10-100), role-play and helping, and
   * may correct every other figure (SG-END-8).
   */
  z.strictObject({
    do: z.literal('end'),
    goal: z.union([z.literal(0), whole(10, 100)]).default(0),
    roleplay: whole(0, 99).default(0),
    helping: whole(0, 99).default(0),
    bosses: figure,
    others: figure,
    credits: figure,
    gmPoints: figure,
    gmCredits: figure,
  }),
  /** Part of the GM's reward to a character of the GM's own (SG-END-9). */
  z.strictObject({
    do: z.literal('give'),
    to: idSchema,
    points: whole(0, MOST.techniquePoints).default(0),
    credits: whole(0, MOST.techniquePoints).default(0),
  }),
]);
export type Change = z.output<typeof changeSchema>;
type Of<T extends Change['do']> = Extract<Change, { do: T }>;

type Sheets = Readonly<Record<Id, unknown>>;

/** What a scenario's fights are worth at its end (SG-END-3 to SG-END-9). */
export const chronicle: Chronicle<Kept, Change> = {
  schemas: { state: stateSchema, change: changeSchema },
  begin: () => ({
    scenario: 1,
    fights: 0,
    defeated: [],
    handed: null,
    purse: { points: 0, credits: 0 },
  }),
  after: (state, fight) => ({
    ...state,
    fights: state.fights + 1,
    defeated: [...state.defeated, ...defeatedIn(fight)],
  }),
  change: (state, sheets, change) =>
    change.do === 'end' ? end(state, sheets, change) : give(state, sheets, change),
  view: (state, viewer) => {
    const { scenario, fights, handed } = state;
    const open = { scenario, fights, ...(handed ? { handed } : {}) };
    if (viewer.role !== 'gm') return open;
    const gm = { defeated: state.defeated, proposed: proposed(state.defeated), purse: state.purse };
    return { ...open, ...gm } as unknown as Json;
  },
};

/** Enemies that fell; those that left do not count (SG-END-8). */
function defeatedIn(fight: Fight): Defeated[] {
  return all(fight as SgFight)
    .filter(isFoe)
    .filter(({ body }) => body.condition !== 'up' && body.condition !== 'gone')
    .map(({ body: { sheet } }) => {
      const { name, nameEn, rank, boss } = sheet;
      return { name, ...(nameEn ? { nameEn } : {}), rank, boss };
    });
}

const POINTS_OF_BOSS = 10;
const POINTS_OF_OTHER = 2;
const CREDITS_OF_RANK = 100;
const GM_CREDITS_OF_RANK = 5;

const ranks = (list: readonly Defeated[]): number => list.reduce((sum, { rank }) => sum + rank, 0);

/** What follows from who was defeated (SG-END-4 to SG-END-6); the GM's share too. */
export function proposed(list: readonly Defeated[]) {
  return {
    bosses: ranks(list.filter(({ boss }) => boss)) * POINTS_OF_BOSS,
    others: ranks(list.filter(({ boss }) => !boss)) * POINTS_OF_OTHER,
    credits: ranks(list) * CREDITS_OF_RANK,
    gmPoints: ranks(list),
    gmCredits: ranks(list) * GM_CREDITS_OF_RANK,
  };
}

/** Everybody gets the sum of all rows and grows; the next scenario begins. */
function end(state: Kept, sheets: Sheets, change: Of<'end'>): Outcome<Chronicled<Kept>> {
  const usual = proposed(state.defeated);
  const { goal, roleplay, helping } = change;
  const { bosses = usual.bosses, others = usual.others, credits = usual.credits } = change;
  const { gmPoints = usual.gmPoints, gmCredits = usual.gmCredits } = change;
  const handed: Figures = { goal, bosses, others, roleplay, helping, credits };
  const points = goal + bosses + others + roleplay + helping;
  const after = Object.entries(sheets).map(([id, sheet]) => [
    id,
    rewarded(sheet as Character, points, credits),
  ]);
  return accept({
    state: {
      scenario: state.scenario + 1,
      fights: 0,
      defeated: [],
      handed,
      purse: { points: state.purse.points + gmPoints, credits: state.purse.credits + gmCredits },
    },
    sheets: Object.fromEntries(after) as Sheets,
    entry: { k: 'scenario-ended', scenario: state.scenario, points, ...handed },
  });
}

const HP_GROWTH = 2;

/** Maximum HP +2, a growth to choose, and the three places of 見切り free (SG-END-3, SG-GLM-15). */
function rewarded(sheet: Character, points: number, credits: number): Character {
  return {
    ...paid(sheet, points, credits),
    hp: { now: sheet.hp.now, max: Math.min(MOST.points, sheet.hp.max + HP_GROWTH) },
    growths: Math.min(MOST.growths, sheet.growths + 1),
    mikiriUsed: [],
  };
}

const paid = (sheet: Character, points: number, credits: number): Character => ({
  ...sheet,
  points: Math.min(MOST.techniquePoints, sheet.points + points),
  credits: Math.min(MOST.credits, sheet.credits + credits),
});

/** A split of the GM's reward, which holds no more than was earned. */
function give(
  state: Kept,
  sheets: Sheets,
  { to, points, credits }: Of<'give'>,
): Outcome<Chronicled<Kept>> {
  if (!Object.hasOwn(sheets, to)) return refuse('unknown_character');
  const { purse: left } = state;
  if (left.points < points || left.credits < credits) return refuse('purse_too_small');
  return accept({
    state: { ...state, purse: { points: left.points - points, credits: left.credits - credits } },
    sheets: { [to]: paid(sheets[to] as Character, points, credits) },
    entry: { k: 'gm-reward', id: to, points, credits },
  });
}
