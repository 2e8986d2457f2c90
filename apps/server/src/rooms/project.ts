import { setImmediate } from 'node:timers/promises';
import { Projection } from '@ransen/protocol';
import type { AnySystem, Viewer } from '@ransen/rules';
import { Ledger } from '../journal/ledger';
import type { JournalRow } from '../store/store';

/** Rows between two looks at what else there is to do. */
const STRETCH = 32;

/** A viewer's projection of a whole journal. Other rooms go on meanwhile. */
export async function project(
  system: AnySystem,
  viewer: Viewer,
  rows: readonly JournalRow[],
): Promise<Projection> {
  const ledger = new Ledger(system);
  const projection = new Projection(system, viewer);
  for (const [i, row] of rows.entries()) {
    projection.fold(ledger.take(row));
    if (i % STRETCH === STRETCH - 1) await setImmediate();
  }
  return projection;
}
