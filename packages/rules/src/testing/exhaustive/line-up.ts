import type { Entrant } from '../../kernel/system';
import { STARTERS } from '../../systems/starters';
import type { ExhaustiveKit, Pick } from './kit';
import type { Tally } from './tally';

const SIZE = 4;

/** Kinds of all sheets that are to be played. */
export function kindsOf({ system, guests = [] }: ExhaustiveKit): string[] {
  const { characters, enemies } = STARTERS[system.id]!;
  return [...Object.keys(characters), ...Object.keys(enemies), ...guests.map(({ kind }) => kind)];
}

/** Four characters and four enemies: those with the most effects left to be used. */
export function lineUp(kit: ExhaustiveKit, tally: Tally, pick: Pick): Entrant[] {
  const { characters, enemies } = STARTERS[kit.system.id]!;
  const left = unusedByKind(tally);
  const wanted = <T>(kinds: Readonly<Record<string, T>>) =>
    Object.entries(kinds)
      .map(([kind, sheet]) => ({ kind, sheet, left: (left.get(kind) ?? 0) + pick(100) / 100 }))
      .sort((a, b) => b.left - a.left)
      .slice(0, SIZE);
  const party = wanted(characters).map(({ kind, sheet }, i): Entrant => ({
    ...{ id: `c-${i + 1}`, side: 'party', owner: `s${i + 1}`, kind, hidden: false, sheet },
  }));
  const foes = wanted(enemies).map(({ kind, sheet }, i): Entrant => ({
    ...{
      id: `e-${i + 1}`,
      side: 'enemy',
      owner: 'gm',
      kind,
      hidden: i > 1 && pick(4) === 0,
      sheet,
    },
  }));
  return [...party, ...(kit.guests ?? []), ...foes];
}

/** Effects are named after their kind; a kind that never played has all of them left. */
function unusedByKind(tally: Tally): Map<string, number> {
  const left = new Map<string, number>();
  for (const effect of tally.unused()) {
    const [what, kind = ''] = effect.split(' ');
    left.set(kind, (left.get(kind) ?? 0) + (what === 'sheet' ? 1000 : 1));
  }
  return left;
}
