import type { Deed } from '../../actions';
import type { Item, Technique } from '../../sheets';
import { isHero, type SgCombatant } from '../../state';
import { techniqueOf, weaponOf } from '../../values';
import { reachOf } from '../strike';

export const itemOf = (c: SgCombatant, id: string): Item | undefined =>
  isHero(c) ? c.body.sheet.items.find((item) => item.id === id) : undefined;

/** How many a deed takes, whether it attacks, and how far it reaches. */
export interface Scope {
  readonly targets: Technique['targets'];
  readonly attacks: boolean;
  readonly reach: 'melee' | 'ranged';
}

/** The scope of a deed, or null: a guard, or what its doer does not know. */
export function scopeOf(c: SgCombatant, deed: Deed): Scope | null {
  switch (deed.do) {
    case 'guard':
      return null;
    case 'item': {
      const item = itemOf(c, deed.item);
      return item ? { targets: item.targets, attacks: false, reach: 'ranged' } : null;
    }
    case 'attack': {
      const weapon = weaponOf(c, deed.weapon);
      return { targets: 'one', attacks: true, reach: weapon?.reach ?? 'melee' };
    }
    case 'technique': {
      const technique = techniqueOf(c, deed.technique);
      const weapon = deed.weapon === undefined ? undefined : weaponOf(c, deed.weapon);
      return technique ? scopeOfTechnique(technique, weapon) : null;
    }
  }
}

function scopeOfTechnique(technique: Technique, weapon: ReturnType<typeof weaponOf>): Scope {
  const { targets, kind, reach = 'ranged' } = technique;
  if (kind === 'support') return { targets, attacks: false, reach };
  return { targets, attacks: true, reach: reachOf({ deed: 'technique', technique, weapon }) };
}
