import { find } from '../../../../kernel/fight';
import type { SgFight } from '../../state';
import { technique } from './values';

/** The highest total first, and what acts last behind all others (SG-TRN-9, SG-TRN-12). */
export function isInOrder(fight: SgFight, order: readonly string[]): boolean {
  const places = order.map((id) => {
    const c = find(fight, id)!;
    const { command } = c.body;
    const used = command?.do === 'technique' ? technique(c, command.technique) : undefined;
    return { last: used?.actsLast ? 1 : 0, total: fight.data.initiative[id]! };
  });
  return places.every((one, at) => {
    const before = places[at - 1];
    if (!before) return true;
    return before.last < one.last || (before.last === one.last && before.total >= one.total);
  });
}
