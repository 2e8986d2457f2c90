import { Projection } from '@ransen/protocol';
import type { AnySystem, Viewer } from '@ransen/rules';
import { Ledger } from '../journal/ledger';
import type { JournalRow } from '../store/store';
import { inStretches } from './stretches';

/** The projections of some viewers of a whole journal, which is gone through once for all of them. */
export async function project(
  system: AnySystem,
  viewers: readonly Viewer[],
  rows: readonly JournalRow[],
): Promise<Projection[]> {
  const ledger = new Ledger(system);
  const projections = viewers.map((viewer) => new Projection(system, viewer));
  await inStretches(rows, (row) => {
    const chapter = ledger.take(row);
    for (const projection of projections) projection.fold(chapter);
  });
  return projections;
}
