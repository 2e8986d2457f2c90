import { find, withBody, type Id, type Side } from '../../kernel/fight';
import type { Entrant } from '../../kernel/system';
import { rememberLast } from '../../kernel/remembered';
import { enemySchema, type Character, type Enemy, type EnemyPart, type Weapon } from './sheets';
import {
  isHero,
  isIn,
  isMonster,
  isUp,
  OTHER,
  REAR,
  SELF,
  settings,
  standingParts,
  type Area,
  type Body,
  type CharacterBody,
  type EnemyBody,
  type Hero,
  type Kind,
  type Part,
  type SwCombatant,
  type SwFight,
} from './state';

/** The combatant; scripts only name those that are there. */
export function combatant(fight: SwFight, id: Id): SwCombatant {
  const found = find(fight, id);
  if (!found) throw new Error(`No combatant ${id}`);
  return found;
}

/** A character of the party. */
export function hero(fight: SwFight, id: Id): Hero {
  const found = combatant(fight, id);
  if (!isHero(found)) throw new Error(`${id} is no character`);
  return found;
}

/**
 * Members of a side in order of appearance, those out of sight last: the order in which enemies
 * joined would tell which of them were there before they were shown.
 */
export function sideOf(
  { combatants }: Pick<SwFight, 'combatants'>,
  side: Side,
): readonly SwCombatant[] {
  return members[side](combatants, side);
}

const members = { party: rememberLast(membersOf), enemy: rememberLast(membersOf) };

function membersOf(combatants: SwFight['combatants'], side: Side): readonly SwCombatant[] {
  const found = Object.values(combatants).filter((c) => c.side === side);
  return found.sort((a, b) => (a.appeared ?? UNSEEN) - (b.appeared ?? UNSEEN));
}

const UNSEEN = Number.MAX_SAFE_INTEGER;

/** Conscious members of a side, in order of joining. */
export function upOf(fight: SwFight, side: Side): SwCombatant[] {
  return sideOf(fight, side).filter(isUp);
}

/** Somebody still in the fight with this part standing: during an action the GM may change that. */
export function isTarget(fight: SwFight, { id, part }: { id: Id; part: string }): boolean {
  const c = find(fight, id);
  return c !== undefined && isIn(c) && standingParts(c).includes(part);
}

/** An area with conscious members of both sides (SW-ACT-3). */
export function isMelee(fight: SwFight, area: Area): boolean {
  const here = (side: Side) => upOf(fight, side).some((c) => c.body.area === area);
  return here('party') && here('enemy');
}

export function withPart(fight: SwFight, id: Id, part: string, change: Partial<Part>): SwFight {
  const { body } = combatant(fight, id);
  const parts = { ...body.parts, [part]: { ...body.parts[part]!, ...change } };
  return withBody(fight, id, { ...body, parts });
}

/** The fight with everybody's body changed as `change` says; undefined leaves it as it is. */
export function withEverybody(
  fight: SwFight,
  change: (c: SwCombatant) => Partial<Body> | undefined,
): SwFight {
  const combatants = Object.entries(fight.combatants).map(([id, c]): [Id, SwCombatant] => {
    const changes = change(c);
    return [id, changes ? { ...c, body: { ...c.body, ...changes } as Body } : c];
  });
  return { ...fight, combatants: Object.fromEntries(combatants) };
}

export function withChange(fight: SwFight, id: Id, change: Partial<Body>): SwFight {
  return withBody(fight, id, { ...combatant(fight, id).body, ...change });
}

export function withKind(fight: SwFight, kind: string, change: Partial<Kind>): SwFight {
  const known = fight.data.kinds[kind];
  if (!known) return fight;
  const kinds = { ...fight.data.kinds, [kind]: { ...known, ...change } };
  return { ...fight, data: { ...fight.data, kinds } };
}

/** Key of an enemy's part in the fight: p1, p2 ...; a sheet's own ids may say too much. */
export const partKey = (index: number): string => `p${index + 1}`;

export function sheetPart(sheet: Enemy, key: string): EnemyPart {
  const part = sheet.parts[Number(key.slice(1)) - 1];
  if (!part) throw new Error(`No part ${key}`);
  return part;
}

/** Keys of the parts whose fall defeats the enemy: the core alone, or all (SW-DEF-9). */
export function vitalParts({ sheet }: EnemyBody): string[] {
  const core = sheet.parts.findIndex((part) => part.id === sheet.core);
  return core >= 0 ? [partKey(core)] : sheet.parts.map((_, index) => partKey(index));
}

const freshPart = (hp: number, mp: number): Part => ({
  hp,
  mp,
  major: false,
  passed: false,
});

const START = {
  placed: false,
  condition: 'up',
  statuses: [],
  withdrawal: 'no',
} as const;

/** The body of somebody who joins: enemies stand in their rear unless the GM says otherwise. */
export function enter(_fight: SwFight, entrant: Entrant): Body {
  const area = REAR[entrant.side];
  if (entrant.side === 'party') return characterBody(entrant.sheet as Character, area);
  const body = enemyBody(enemySchema.parse(entrant.sheet), area);
  return entrant.setup?.area === 'front' ? { ...body, area: 'front' } : body;
}

function characterBody(sheet: Character, area: Area): CharacterBody {
  const { hp, mp } = sheet;
  return {
    ...START,
    type: 'character',
    sheet,
    area,
    condition: conditionOf(sheet),
    parts: { [SELF]: freshPart(hp.now, mp.now) },
    weapons: Object.fromEntries(
      sheet.weapons.map((weapon) => [
        weapon.id,
        {
          place: isAtHand(weapon) ? ('hand' as const) : ('stowed' as const),
          ...(weapon.count === undefined ? {} : { left: weapon.count }),
          ground: {},
        },
      ]),
    ),
    items: Object.fromEntries(sheet.items.map((item) => [item.id, item.count])),
    doubleOnes: 0,
  };
}

const isAtHand = ({ inHand, category }: Weapon): boolean => inHand || category === 'unarmed';

function conditionOf({ fate, hp }: Character): CharacterBody['condition'] {
  if (fate !== 'alive') return 'dead';
  return hp.now > 0 ? 'up' : 'unconscious';
}

function enemyBody(sheet: Enemy, area: Area): EnemyBody {
  const parts = sheet.parts.map((part, i) => [partKey(i), freshPart(part.hp, part.mp)] as const);
  return {
    ...START,
    type: 'enemy',
    sheet,
    area,
    parts: Object.fromEntries(parts),
    nth: 0,
  };
}

/** How a kind is called before it is identified, where it has such a name (SW-KNW-9). */
export function publicNameOf(kind: Kind | undefined) {
  if (!kind?.publicName) return {};
  const { publicName, publicNameEn } = kind;
  return { publicName, ...(publicNameEn ? { publicNameEn } : {}) };
}

/**
 * An enemy comes into sight: it gets its letter and number, and a new kind its check (SW-KNW-9,
 * SW-KNW-13). Kinds already met keep their standing.
 */
export function appeared(fight: SwFight, id: Id): SwFight {
  const enemy = combatant(fight, id);
  if (!isMonster(enemy)) return fight;
  const { kind, body } = enemy;
  const known = Object.hasOwn(fight.data.kinds, kind) ? fight.data.kinds[kind] : undefined;
  const open = settings(fight).enemyInfo === 'open';
  const met: Kind = known ?? {
    letter: Object.keys(fight.data.kinds).length,
    count: 0,
    publicName: body.sheet.publicName,
    publicNameEn: body.sheet.publicNameEn,
    identified: open,
    weakness: false,
    checking: true,
    checked: [],
  };
  const kinds = { ...fight.data.kinds, [kind]: { ...met, count: met.count + 1 } };
  const seen = { ...fight, data: { ...fight.data, kinds } };
  return arrived(withChange(seen, id, { nth: met.count + 1 }), id);
}

/**
 * Whoever comes into sight, also not for the first time, has done nothing yet that players know
 * of. In its side's turn it waits for the next one (SW-INI-4).
 */
export function arrived(fight: SwFight, id: Id): SwFight {
  const { body } = combatant(fight, id);
  if (body.type !== 'enemy') return fight;
  const { side, stage } = fight.data;
  const waiting = { major: false, passed: side === 'enemy' };
  const parts = Object.entries(body.parts).map(([key, part]) => [key, { ...part, ...waiting }]);
  return withChange(fight, id, {
    placed: stage === 'turns',
    moved: undefined,
    withdrawal: 'no',
    parts: Object.fromEntries(parts) as EnemyBody['parts'],
  });
}

/** Enemies of a kind that are in sight, in order of appearance. */
export function ofKind(fight: SwFight, kind: string): SwCombatant[] {
  return sideOf(fight, 'enemy').filter((c) => c.kind === kind && !c.hidden);
}

export const opponents = (fight: SwFight, side: Side): SwCombatant[] => upOf(fight, OTHER[side]);
