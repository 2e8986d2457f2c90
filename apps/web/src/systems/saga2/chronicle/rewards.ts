import type { Defeated, Figures, Purse } from '@ransen/rules/saga2';
import type { Json } from '@ransen/rules';
import { t, type SgKey } from '../texts';

/** What a viewer sees of the scenario so far; the rest is the GM's. */
export interface SeenChronicle {
  readonly scenario: number;
  readonly fights: number;
  readonly handed?: Figures;
  readonly defeated?: readonly Defeated[];
  readonly proposed?: Proposed;
  readonly purse?: Purse;
}

type Proposed = Pick<Figures, 'bosses' | 'others' | 'credits'> & {
  readonly gmPoints: number;
  readonly gmCredits: number;
};

export const chronicleOf = (chronicle: Json | undefined): SeenChronicle =>
  chronicle as unknown as SeenChronicle;

/** Every figure that the GM can set before the rewards are handed out (SG-END-8). */
export type Entered = Figures & { readonly gmPoints: number; readonly gmCredits: number };

/** As the fights went; goal, role-play and helping are the GM's to enter. */
export const enteredFrom = (proposed: Proposed): Entered => ({
  ...{ goal: 0, roleplay: 0, helping: 0 },
  ...proposed,
});

/** Rows that are technique points, in the order of the source (SG-END-4). */
export const POINT_ROWS = ['goal', 'bosses', 'others', 'roleplay', 'helping'] as const;
type PointRow = (typeof POINT_ROWS)[number];

export const rowLabel = (row: PointRow): string =>
  t(row === 'goal' ? 'reward.goalShort' : (`reward.${row}` satisfies SgKey));

export const pointsIn = (figures: Pick<Figures, PointRow>): number =>
  POINT_ROWS.reduce((sum, row) => sum + figures[row], 0);

/** The table as text that a spreadsheet takes: one line a row, tabs between. */
export function tableText(figures: Figures): string {
  const rows = [
    [t('reward.item'), t('reward.points'), t('reward.credits')],
    ...POINT_ROWS.map((row) => [rowLabel(row), String(figures[row]), '']),
    [t('reward.sum'), String(pointsIn(figures)), String(figures.credits)],
  ];
  return rows.map((cells) => cells.join('\t')).join('\n');
}
