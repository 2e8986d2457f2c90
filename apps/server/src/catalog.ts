import { SYSTEMS, type AnySystem } from '@ransen/rules';
import { STARTERS, type StarterSheets } from '@ransen/rules/starters';

/** The rule systems of a server, with sheets to start from by system id. */
export interface Catalog {
  readonly systems: readonly AnySystem[];
  readonly starters: Readonly<Record<string, StarterSheets>>;
}

export const CATALOG: Catalog = { systems: SYSTEMS, starters: STARTERS };

export function systemIn({ systems }: Catalog, id: string): AnySystem | undefined {
  return systems.find((system) => system.id === id);
}
