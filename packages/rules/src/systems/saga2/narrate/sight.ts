import { find } from '../../../kernel/fight';
import { sees } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import { isVeiled } from '../combatants';
import type { SgCombatant, SgFight } from '../state';

/** What one viewer may read of others in an event (SG-OPT-1). */
export interface Sight {
  readonly gm: boolean;
  /** Is the combatant there at all for this viewer? */
  here(id: string | undefined): boolean;
  /** Are its dice, figures and values open? */
  open(id: string): boolean;
  /** Are its attributes open too? */
  weak(id: string): boolean;
}

export function sightOf(fight: SgFight, viewer: Viewer): Sight {
  const gm = viewer.role === 'gm';
  const is = (id: string | undefined, what: (c: SgCombatant) => boolean) => {
    const c = id === undefined ? undefined : find(fight, id);
    return c !== undefined && what(c);
  };
  return {
    gm,
    here: (id) => is(id, (c) => sees(viewer, c)),
    open: (id) => is(id, (c) => gm || !isVeiled(fight, c)),
    weak: (id) => is(id, (c) => gm || (!isVeiled(fight, c) && isWeaknessKnown(fight, c))),
  };
}

const isWeaknessKnown = ({ data }: SgFight, { side, kind }: SgCombatant): boolean =>
  side === 'party' || data.kinds[kind]?.weakness === true;
