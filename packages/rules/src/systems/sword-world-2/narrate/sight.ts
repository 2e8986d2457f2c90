import { find } from '../../../kernel/fight';
import { seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import { isOpen } from '../resolve/checks';
import type { AmountRoll, Named, Total } from '../events';
import type { SwFight } from '../state';

/** What one viewer may read of others in an event (SW-KNW-14). */
export class Sight {
  readonly gm: boolean;

  constructor(
    private readonly fight: SwFight,
    private readonly viewer: Viewer,
  ) {
    this.gm = viewer.role === 'gm';
  }

  /** Is the combatant there at all for this viewer? */
  here(id: string): boolean {
    return seesId(this.fight, this.viewer, id);
  }

  /** Are its dice, totals and values open? */
  open(id: string): boolean {
    const c = find(this.fight, id);
    return c !== undefined && (this.gm || isOpen(this.fight, c));
  }
}

/** A check in the log: dice, modifier, total; a fixed value is its total alone. */
export function told({ dice, modifier, total }: Total) {
  return dice ? { dice, mod: modifier, total } : { total };
}

/** A roll for an amount in the log. */
export function toldRoll({ rating, rolls, sides, base, added, fumble }: AmountRoll) {
  return {
    rolls,
    ...(sides === undefined ? {} : { sides }),
    ...(rating === undefined ? {} : { rating }),
    base,
    ...(added ? { added } : {}),
    ...(fumble ? { fumble: true } : {}),
  };
}

const publicly = ({ name, publicName = name, publicNameEn }: Named) => ({
  name: publicName,
  nameEn: publicNameEn,
});

/** A name as the reader may know it: before identification the words the GM chose. */
export function toldName(what: Named | undefined, open: boolean) {
  if (!what || !what.name) return {};
  const { name, nameEn } = !open && what.publicName ? publicly(what) : what;
  return { what: name, ...(nameEn ? { whatEn: nameEn } : {}) };
}
