import { find } from '../../../kernel/fight';
import { has, withChange } from '../combatants';
import type { SgEventOf } from '../events';
import { guardLeft } from '../guard';
import type { PoolName, StatusName } from '../sheets';
import {
  isHero,
  type Body,
  type Pool,
  type SgCombatant,
  type SgFight,
  type Status,
} from '../state';

type HarmEvent = SgEventOf<
  | 'sg.paid'
  | 'sg.rerolled'
  | 'sg.damaged'
  | 'sg.restored'
  | 'sg.affected'
  | 'sg.recovered'
  | 'sg.resists'
  | 'sg.used'
  | 'sg.fell'
  | 'sg.rose'
>;

/** What happens to somebody: pools, statuses, resistances, falling and rising. */
export function applyHarm(fight: SgFight, event: HarmEvent): SgFight {
  const id = whose(event);
  const found = find(fight, id);
  return found ? withChange(fight, id, changeOf(found, event)) : fight;
}

function whose(event: HarmEvent): string {
  if ('who' in event) return event.who;
  return 'target' in event ? event.target : event.id;
}

function changeOf(c: SgCombatant, event: HarmEvent): Partial<Body> {
  const { body } = c;
  switch (event.type) {
    case 'sg.paid':
      return pooled(body, event.pool, -event.amount);
    case 'sg.rerolled':
      return pooled(body, 'lp', -1);
    case 'sg.damaged':
      return { ...pooled(body, 'hp', -event.dealt), ...pooled(body, 'lp', -(event.lp ?? 0)) };
    case 'sg.restored':
      return pooled(body, event.pool, event.amount);
    case 'sg.affected':
      return has(c, event.status) ? {} : affected(body, event);
    case 'sg.recovered':
      return { statuses: without(body.statuses, event.status) };
    case 'sg.resists':
      return { resists: [...body.resists, event.attribute] };
    case 'sg.used':
      return used(c, event.item);
    case 'sg.fell':
      return { condition: event.as, guard: null };
    case 'sg.rose':
      return { condition: 'up' };
  }
}

/** Never below 0 or above the maximum (SG-DAT-2). */
function pooled(body: Body, name: PoolName, change: number): Partial<Record<PoolName, Pool>> {
  const pool = body[name];
  if (!pool) return {};
  const now = Math.min(pool.max, Math.max(0, pool.now + change));
  return { [name]: { ...pool, now } };
}

/** Defend and cover end with some statuses (SG-TRN-15). */
function affected(body: Body, { status: name, by }: SgEventOf<'sg.affected'>): Partial<Body> {
  const status: Status = by === undefined ? { name } : { name, by };
  const statuses = [...body.statuses, status];
  return { statuses, guard: guardLeft({ ...body, statuses }) };
}

const without = (statuses: readonly Status[], name: StatusName): readonly Status[] =>
  statuses.filter((each) => each.name !== name);

/** One item less, unless its sheet says that it is not used up (SG-ATK-13). */
function used(c: SgCombatant, id: string): Partial<Body> {
  if (!isHero(c)) return {};
  const item = c.body.sheet.items.find((each) => each.id === id);
  if (!item?.usedUp) return {};
  const left = Math.max(0, (c.body.items[id] ?? 0) - 1);
  return { items: { ...c.body.items, [id]: left } };
}
