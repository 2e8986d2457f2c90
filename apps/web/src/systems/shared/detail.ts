import type { DetailSheetData } from '../../ui/card/detail';

export type DetailGroup = NonNullable<DetailSheetData['groups']>[number];

/** The group with all values marked as the GM's alone. */
export const forGm = ({ title, values }: DetailGroup): DetailGroup => ({
  title,
  values: values.map((value) => ({ ...value, gmOnly: true })),
});

/** Values are told apart by their labels: the second of a name gets a number. */
export function withDistinctLabels(groups: readonly DetailGroup[]): DetailGroup[] {
  return groups.map(({ title, values }) => {
    const times = new Map<string, number>();
    return {
      title,
      values: values.map((value) => {
        const nth = (times.get(value.label) ?? 0) + 1;
        times.set(value.label, nth);
        return nth === 1 ? value : { ...value, label: `${value.label} ${nth}` };
      }),
    };
  });
}
