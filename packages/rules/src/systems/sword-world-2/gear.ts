import { HANDS, type Weapon } from './sheets';
import type { Area, CharacterBody, Hero, WeaponState } from './state';

/** A character's weapon by its id. */
export function weaponOf(hero: Hero, id: string): Weapon | undefined {
  return hero.body.sheet.weapons.find((weapon) => weapon.id === id);
}

/** Hands left free (two in all, SW-ACT-17). */
export function freeHands({ sheet, weapons }: CharacterBody): number {
  const held = sheet.weapons.filter((weapon) => weapons[weapon.id]?.place === 'hand');
  return HANDS - held.reduce((sum, weapon) => sum + weapon.hands, 0);
}

/** Id under which somebody else's weapon is held after it was picked up. */
export const borrowedId = (owner: string, weapon: string): string => `${weapon}--${owner}`;

function withWeapon(body: CharacterBody, id: string, change: Partial<WeaponState>): CharacterBody {
  const state = body.weapons[id];
  if (!state) return body;
  return { ...body, weapons: { ...body.weapons, [id]: { ...state, ...change } } };
}

export const draw = (body: CharacterBody, id: string) => withWeapon(body, id, { place: 'hand' });
export const stow = (body: CharacterBody, id: string) => withWeapon(body, id, { place: 'stowed' });

/** It falls to the ground in an area: thrown away, or thrown at somebody there (SW-ACT-17). */
export function drop(body: CharacterBody, id: string, area: Area): CharacterBody {
  const state = body.weapons[id];
  if (!state) return body;
  const ground = { ...state.ground, [area]: (state.ground[area] ?? 0) + 1 };
  if (state.left === undefined) return withWeapon(body, id, { place: 'away', ground });
  const left = Math.max(0, state.left - 1);
  return withWeapon(body, id, { place: left > 0 ? 'stowed' : 'away', left, ground });
}

/** A shot is used up. */
export function shoot(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  return left === undefined ? body : withWeapon(body, id, { left: Math.max(0, left - 1) });
}

/** One is taken from the ground; if its owner takes it, it is in hand. */
export function lift(body: CharacterBody, id: string, area: Area, byOwner: boolean): CharacterBody {
  const state = body.weapons[id];
  const lying = state?.ground[area] ?? 0;
  if (!state || lying === 0) return body;
  const ground = { ...state.ground, [area]: lying - 1 };
  if (!byOwner) return withWeapon(body, id, { ground });
  const left = state.left === undefined ? undefined : state.left + 1;
  return withWeapon(body, id, { place: 'hand', left, ground });
}

/** Somebody else's weapon comes into the hand. */
export function borrow(body: CharacterBody, weapon: Weapon, owner: string): CharacterBody {
  const id = borrowedId(owner, weapon.id);
  const known = body.weapons[id];
  const left = weapon.count === undefined ? undefined : (known?.left ?? 0) + 1;
  const state: WeaponState = { place: 'hand', left, ground: known?.ground ?? {} };
  const weapons = known ? body.sheet.weapons : [...body.sheet.weapons, { ...weapon, id }];
  return {
    ...body,
    sheet: { ...body.sheet, weapons },
    weapons: { ...body.weapons, [id]: state },
  };
}
