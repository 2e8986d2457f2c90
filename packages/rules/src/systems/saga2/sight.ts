import type { Id } from '../../kernel/fight';
import { combatant, withChange } from './combatants';
import { isFoe, settings, type Foe, type Kind, type SgFight } from './state';

/** An enemy comes into sight for the first time: it gets its letter and number (SG-OPT-1). */
export function appeared(fight: SgFight, id: Id): SgFight {
  const enemy = combatant(fight, id);
  if (!isFoe(enemy)) return fight;
  const kind = kindOf(fight, enemy) ?? newKind(fight, enemy);
  const seen = withKind(fight, enemy.kind, { ...kind, count: kind.count + 1 });
  return arrived(withChange(seen, id, { nth: kind.count + 1 }), id);
}

function newKind(fight: SgFight, { body: { sheet } }: Foe): Kind {
  const { publicName, publicNameEn } = sheet;
  const open = !settings(fight).knowledge;
  return {
    letter: Object.keys(fight.data.kinds).length,
    count: 0,
    publicName,
    publicNameEn,
    identified: open,
    weakness: open,
  };
}

/**
 * Whoever comes into sight, also not for the first time, has declared nothing that players know
 * of: in the middle of a turn it waits for the next one.
 */
export function arrived(fight: SgFight, id: Id): SgFight {
  const { side, body } = combatant(fight, id);
  if (side !== 'enemy') return fight;
  const { [id]: _, ...initiative } = fight.data.initiative;
  const order = fight.data.order.filter((other) => other !== id);
  const slots = fight.slots.filter(({ actor }) => actor !== id);
  const unready = { command: null, guard: null, moved: false, rowBefore: body.row };
  return withChange({ ...fight, slots, data: { ...fight.data, initiative, order } }, id, unready);
}

export function kindOf({ data }: SgFight, { kind }: { readonly kind: string }): Kind | undefined {
  return Object.hasOwn(data.kinds, kind) ? data.kinds[kind] : undefined;
}

export function withKind(fight: SgFight, id: string, change: Partial<Kind>): SgFight {
  const known = kindOf(fight, { kind: id });
  const kinds = { ...fight.data.kinds, [id]: { ...known, ...change } as Kind };
  return { ...fight, data: { ...fight.data, kinds } };
}
