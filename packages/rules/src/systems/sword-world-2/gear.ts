import type { Id } from '../../kernel/fight';
import { HANDS, type Weapon } from './sheets';
import type { Area, CharacterBody, Hero, WeaponState } from './state';

/** Between a borrowed weapon's id and its owner. */
const BORROWED = '--';

/** A character's weapon by its id. */
export function weaponOf(hero: Hero, id: string): Weapon | undefined {
  return hero.body.sheet.weapons.find((weapon) => weapon.id === id);
}

/** Hands left free (two in all, SW-ACT-17). */
export function freeHands({ sheet, weapons }: CharacterBody): number {
  const held = sheet.weapons.filter((weapon) => weapons[weapon.id]?.place === 'hand');
  return HANDS - held.reduce((sum, weapon) => sum + weapon.hands, 0);
}

/** Is it somebody else's, picked up in this fight? */
export const isBorrowed = (weapon: Weapon): boolean => weapon.id.includes(BORROWED);

/** Whose weapon this is, and its id there. */
function ownerOf(holder: Id, id: string): { owner: Id; weapon: string } {
  const [weapon = id, owner = holder] = id.split(BORROWED);
  return { owner, weapon };
}

function withWeapon(body: CharacterBody, id: string, change: Partial<WeaponState>): CharacterBody {
  const state = body.weapons[id];
  if (!state) return body;
  return { ...body, weapons: { ...body.weapons, [id]: { ...state, ...change } } };
}

export const draw = (body: CharacterBody, id: string) => withWeapon(body, id, { place: 'hand' });
export const stow = (body: CharacterBody, id: string) => withWeapon(body, id, { place: 'stowed' });

/** A shot is used up. */
export function shoot(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  return left === undefined ? body : withWeapon(body, id, { left: Math.max(0, left - 1) });
}

/** Looks up a character; what lies on the ground is counted with its owner. */
export type Bodies = (id: Id) => CharacterBody | undefined;
export type Changed = Readonly<Record<Id, CharacterBody>>;

/** It falls to the ground in an area: thrown away, or thrown at somebody there (SW-ACT-17). */
export function fall(bodies: Bodies, who: Id, id: string, area: Area): Changed {
  const holder = bodies(who);
  if (!holder) return {};
  const { owner, weapon } = ownerOf(who, id);
  const held = letGo(holder, id);
  if (owner === who) return { [who]: lay(held, weapon, area, 1) };
  const theirs = bodies(owner);
  return { [who]: held, ...(theirs ? { [owner]: lay(theirs, weapon, area, 1) } : {}) };
}

function letGo(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  if (left === undefined) return withWeapon(body, id, { place: 'away' });
  const rest = Math.max(0, left - 1);
  return withWeapon(body, id, { place: rest > 0 ? 'stowed' : 'away', left: rest });
}

function lay(body: CharacterBody, id: string, area: Area, by: number): CharacterBody {
  const ground = body.weapons[id]?.ground ?? {};
  return withWeapon(body, id, { ground: { ...ground, [area]: (ground[area] ?? 0) + by } });
}

/** Anyone in the area may pick up what lies there; it is in hand then (SW-ACT-17). */
export function take(bodies: Bodies, who: Id, owner: Id, id: string): Changed {
  const mine = bodies(who);
  const theirs = bodies(owner);
  if (!mine || !theirs || (theirs.weapons[id]?.ground[mine.area] ?? 0) === 0) return {};
  if (owner === who) return { [who]: inHand(lay(mine, id, mine.area, -1), id) };
  const weapon = theirs.sheet.weapons.find((each) => each.id === id);
  if (!weapon) return {};
  return { [owner]: lay(theirs, id, mine.area, -1), [who]: borrow(mine, weapon, owner) };
}

function inHand(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  return withWeapon(body, id, { place: 'hand', ...(left === undefined ? {} : { left: left + 1 }) });
}

/** Somebody else's weapon comes into the hand, under an id that says whose it is. */
function borrow(body: CharacterBody, weapon: Weapon, owner: Id): CharacterBody {
  const id = `${weapon.id}${BORROWED}${owner}`;
  if (body.weapons[id]) return inHand(body, id);
  const left = weapon.count === undefined ? {} : { left: 0 };
  const weapons = { ...body.weapons, [id]: { place: 'away' as const, ...left, ground: {} } };
  const sheet = { ...body.sheet, weapons: [...body.sheet.weapons, { ...weapon, id }] };
  return inHand({ ...body, sheet, weapons }, id);
}
