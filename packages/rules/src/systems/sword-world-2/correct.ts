import { z } from 'zod';
import { find } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import { combatant, vitalParts, withChange, withPart } from './combatants';
import type { SwEvent, SwEventOf } from './events';
import { maxHp, maxMp } from './resolve/values';
import { weaponOf } from './gear';
import {
  isHero,
  SELF,
  type Area,
  type Condition,
  type Hero,
  type SwCombatant,
  type SwFight,
  type WeaponState,
} from './state';

const points = z.int().min(-9999).max(9999);
const count = z.int().min(0).max(999);

/** What the GM may set, with the values allowed; `hp:p2` names a part, `item:potion` an item. */
const FIELDS = {
  hp: points,
  mp: points.min(0),
  area: z.enum(['partyRear', 'front', 'enemyRear']),
  condition: z.enum(['up', 'unconscious', 'dead', 'defeated']),
  major: z.boolean(),
  item: count,
  weapon: count,
} as const;
type FieldName = keyof typeof FIELDS;

/**
 * The GM changes one value of a combatant, HP and MP up to their maximum; what follows from it is
 * left to the GM.
 */
export function correct(
  fight: SwFight,
  target: string,
  field: string,
  value: Json,
): Outcome<readonly SwEvent[]> {
  const c = find(fight, target);
  if (!c) return refuse('unknown_combatant');
  const [name = '', rest] = field.split(':');
  if (!Object.hasOwn(FIELDS, name)) return refuse('unknown_field');
  const parsed = FIELDS[name as FieldName].safeParse(value);
  if (!parsed.success) return refuse('bad_value');
  const key = rest ?? defaultKey(c, name as FieldName);
  const from = valueOf(c, name as FieldName, key);
  if (from === undefined) return refuse('unknown_field');
  if (name === 'condition' && !fitsSide(c, parsed.data as Condition)) return refuse('bad_value');
  if (name === 'hp' && Number(parsed.data) > maxHp(c, key!)) return refuse('bad_value');
  if (name === 'mp' && Number(parsed.data) > maxMp(c, key!)) return refuse('bad_value');
  const to = parsed.data;
  return accept([
    { type: 'sw.corrected', target, ...(key ? { part: key } : {}), field: name, from, to },
  ]);
}

function defaultKey(c: SwCombatant, field: FieldName): string | undefined {
  if (field !== 'hp' && field !== 'mp' && field !== 'major') return undefined;
  return isHero(c) ? SELF : Object.keys(c.body.parts)[0];
}

function fitsSide(c: SwCombatant, condition: Condition): boolean {
  if (condition === 'up') return true;
  return isHero(c) ? condition !== 'defeated' : condition === 'defeated';
}

function valueOf(
  c: SwCombatant,
  field: FieldName,
  key = '',
): string | number | boolean | undefined {
  const { body } = c;
  switch (field) {
    case 'hp':
    case 'mp':
    case 'major':
      return Object.hasOwn(body.parts, key) ? body.parts[key]![field] : undefined;
    case 'area':
    case 'condition':
      return body[field];
    case 'item':
      return isHero(c) && Object.hasOwn(c.body.items, key) ? c.body.items[key] : undefined;
    case 'weapon':
      return isHero(c) && Object.hasOwn(c.body.weapons, key)
        ? c.body.weapons[key]!.left
        : undefined;
  }
}

/** The fight with a corrected value. */
export function corrected(fight: SwFight, event: SwEventOf<'sw.corrected'>): SwFight {
  const { target, part = '', field, to } = event;
  const c = combatant(fight, target);
  switch (field as FieldName) {
    case 'hp':
      return roused(withPart(fight, target, part, { hp: Number(to) }), target);
    case 'mp':
      return withPart(fight, target, part, { mp: Number(to) });
    case 'major':
      return withPart(fight, target, part, { major: to === true, passed: false });
    case 'area':
      return withChange(fight, target, { area: to as Area });
    case 'condition':
      return withCondition(fight, target, to as Condition);
    case 'item':
      if (!isHero(c)) return fight;
      return withChange(fight, target, { items: { ...c.body.items, [part]: Number(to) } });
    case 'weapon': {
      if (!isHero(c)) return fight;
      const weapon = counted(c, part, Number(to));
      return withChange(fight, target, { weapons: { ...c.body.weapons, [part]: weapon } });
    }
  }
}

/** A throwing weapon is carried as long as there is one; a bow or gun stays where it is. */
function counted(c: Hero, id: string, left: number): WeaponState {
  const state = c.body.weapons[id]!;
  if (weaponOf(c, id)?.kind !== 'thrown') return { ...state, left };
  const carried = state.place === 'away' ? 'stowed' : state.place;
  return { ...state, left, place: left > 0 ? carried : 'away' };
}

/** Corrected HP puts up or down whoever has them; who is dead or gone stays so. */
function roused(fight: SwFight, id: string): SwFight {
  const c = combatant(fight, id);
  const { condition, parts } = c.body;
  if (isHero(c)) {
    if (condition !== 'up' && condition !== 'unconscious') return fight;
    return withChange(fight, id, {
      condition: (parts[SELF]?.hp ?? 0) > 0 ? 'up' : 'unconscious',
    });
  }
  if (condition !== 'up' && condition !== 'defeated') return fight;
  const { body } = c;
  if (body.type !== 'enemy') return fight;
  const stands = vitalParts(body).some((key) => (parts[key]?.hp ?? 0) > 0);
  return withChange(fight, id, { condition: stands ? 'up' : 'defeated' });
}

/** Somebody put up again has at least HP 1. */
function withCondition(fight: SwFight, id: string, condition: Condition): SwFight {
  const stands = withChange(fight, id, { condition });
  const c = combatant(stands, id);
  if (condition !== 'up') return stands;
  const keys = isHero(c) ? [SELF] : c.body.type === 'enemy' ? vitalParts(c.body) : [];
  if (keys.some((key) => (c.body.parts[key]?.hp ?? 0) > 0)) return stands;
  return withPart(stands, id, keys[0] ?? SELF, { hp: 1 });
}
