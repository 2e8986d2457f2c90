import { z } from 'zod';
import { find } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import { conditionOf, withChange } from './combatants';
import type { SgEvent, SgEventOf } from './events';
import { guardLeft } from './guard';
import { POOLS, type PoolName } from './sheets';
import {
  isHero,
  type Body,
  type Condition,
  type Pool,
  type Row,
  type SgCombatant,
  type SgFight,
} from './state';

const points = z.int().min(0).max(9999);

/** What the GM may set, with the values allowed; `item:potion` names an item. */
const FIELDS = {
  hp: points,
  wp: points,
  jp: points,
  lp: points,
  row: z.enum(['front', 'back']),
  condition: z.enum(['up', 'fainted', 'collapsed', 'defeated', 'gone']),
  item: points.max(999),
} as const;
type FieldName = keyof typeof FIELDS;

const isPool = (name: string): name is PoolName => POOLS.some((pool) => pool === name);

/**
 * The GM changes one value of a combatant, a pool up to its maximum (SG-DAT-2); whether it is down
 * follows, everything else is left to the GM.
 */
export function correct(
  fight: SgFight,
  target: string,
  field: string,
  value: Json,
): Outcome<readonly SgEvent[]> {
  const c = find(fight, target);
  if (!c) return refuse('unknown_combatant');
  const [name = '', key = '', ...more] = field.split(':');
  const isNamed = name === 'item' ? more.length === 0 : field === name;
  if (!isNamed || !Object.hasOwn(FIELDS, name)) return refuse('unknown_field');
  const parsed = FIELDS[name as FieldName].safeParse(value);
  const from = valueOf(c, name as FieldName, key);
  if (from === undefined) return refuse('unknown_field');
  if (!parsed.success || !fits(c, name as FieldName, parsed.data)) return refuse('bad_value');
  return accept([{ type: 'sg.corrected', target, field, from, to: parsed.data }]);
}

function valueOf({ body }: SgCombatant, field: FieldName, key: string) {
  if (isPool(field)) return body[field]?.now;
  if (field !== 'item') return body[field];
  if (body.type !== 'character' || !Object.hasOwn(body.items, key)) return undefined;
  return body.items[key];
}

/** A pool stays within its maximum; a condition is one that somebody with such pools can be in. */
function fits(c: SgCombatant, field: FieldName, to: string | number): boolean {
  if (isPool(field)) return Number(to) <= c.body[field]!.max;
  if (field !== 'condition' || to === 'up' || to === 'gone') return true;
  return (to === 'defeated') === (c.body.lp === null);
}

/** The fight with a corrected value. */
export function corrected(fight: SgFight, event: SgEventOf<'sg.corrected'>): SgFight {
  const c = find(fight, event.target);
  if (!c) return fight;
  const [name = '', key = ''] = event.field.split(':');
  const change = changeOf(c, name as FieldName, key, event.to);
  const guard = guardLeft({ ...c.body, ...change } as Body);
  return withChange(fight, c.id, { ...change, guard });
}

function changeOf(c: SgCombatant, field: FieldName, key: string, to: string | number | boolean) {
  if (isPool(field)) return pooled(c, field, Number(to));
  switch (field) {
    case 'row':
      return { row: to as Row };
    case 'condition':
      return conditioned(c, to as Condition);
    case 'item':
      return isHero(c) ? { items: { ...c.body.items, [key]: Number(to) } } : {};
  }
}

/** HP and LP put up or down whoever has them; who has left stays away. */
function pooled({ body }: SgCombatant, name: PoolName, now: number) {
  const change = { [name]: { ...body[name]!, now } };
  if (body.condition === 'gone') return change;
  return { ...change, condition: conditionOf({ ...body, ...change }) };
}

/** Pools that go with a condition: somebody put up has HP and LP 1 at least. */
function conditioned({ body }: SgCombatant, condition: Condition) {
  const atLeast = (pool: Pool, least: number): Pool => ({
    ...pool,
    now: Math.max(pool.now, Math.min(least, pool.max)),
  });
  const empty = (pool: Pool): Pool => ({ ...pool, now: 0 });
  const { hp, lp } = body;
  switch (condition) {
    case 'up':
      return { condition, hp: atLeast(hp, 1), lp: lp && atLeast(lp, 1) };
    case 'fainted':
      return { condition, hp: empty(hp), lp: lp && atLeast(lp, 1) };
    case 'collapsed':
      return { condition, lp: lp && empty(lp) };
    case 'defeated':
      return { condition, hp: empty(hp) };
    case 'gone':
      return { condition };
  }
}
