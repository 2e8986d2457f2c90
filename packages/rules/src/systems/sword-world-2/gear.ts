import type { Id } from '../../kernel/fight';
import { HANDS, type Weapon } from './sheets';
import type { Area, CharacterBody, Hero, WeaponState } from './state';

/** A character's weapon by its id. */
export const weaponOf = ({ body }: Hero, id: string): Weapon | undefined => sheetOf(body, id);

/** Hands left free (two in all, SW-ACT-17). */
export function freeHands({ sheet, weapons }: CharacterBody): number {
  const held = sheet.weapons.filter((weapon) => weapons[weapon.id]?.place === 'hand');
  return HANDS - held.reduce((sum, weapon) => sum + weapon.hands, 0);
}

/** Is it somebody else's, picked up in this fight? */
export const isBorrowed = ({ weapons }: CharacterBody, { id }: Weapon): boolean =>
  weapons[id]?.from !== undefined;

/** Shots stay with a bow or gun wherever it goes; of other weapons the pieces are counted. */
export const holdsShots = ({ kind }: Pick<Weapon, 'kind'>): boolean =>
  kind === 'bow' || kind === 'gun';

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
  const state = holder?.weapons[id];
  if (!holder || !state) return {};
  const { owner, weapon } = state.from ?? { owner: who, weapon: id };
  const held = letGo(holder, id);
  if (owner === who) return { [who]: lay(held, weapon, area, 1) };
  const theirs = bodies(owner);
  if (!theirs) return { [who]: held };
  return { [who]: held, [owner]: withShots(lay(theirs, weapon, area, 1), weapon, state) };
}

const sheetOf = ({ sheet }: CharacterBody, id: string): Weapon | undefined =>
  sheet.weapons.find((weapon) => weapon.id === id);

function letGo(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  const weapon = sheetOf(body, id);
  if (left === undefined || !weapon || holdsShots(weapon)) {
    return withWeapon(body, id, { place: 'away' });
  }
  const rest = Math.max(0, left - 1);
  return withWeapon(body, id, { place: rest > 0 ? 'stowed' : 'away', left: rest });
}

function lay(body: CharacterBody, id: string, area: Area, by: number): CharacterBody {
  const ground = body.weapons[id]?.ground ?? {};
  return withWeapon(body, id, { ground: { ...ground, [area]: (ground[area] ?? 0) + by } });
}

/** The shots left in somebody's bow or gun are left in it for the next one too. */
function withShots(body: CharacterBody, id: string, { left }: WeaponState): CharacterBody {
  const weapon = sheetOf(body, id);
  if (left === undefined || !weapon || !holdsShots(weapon)) return body;
  return withWeapon(body, id, { left });
}

/** Anyone in the area may pick up what lies there; it is in hand then (SW-ACT-17). */
export function take(bodies: Bodies, who: Id, owner: Id, id: string): Changed {
  const mine = bodies(who);
  const theirs = bodies(owner);
  const state = theirs?.weapons[id];
  if (!mine || !theirs || !state || (state.ground[mine.area] ?? 0) === 0) return {};
  if (owner === who) return { [who]: inHand(lay(mine, id, mine.area, -1), id) };
  const weapon = sheetOf(theirs, id);
  if (!weapon) return {};
  return { [owner]: lay(theirs, id, mine.area, -1), [who]: borrow(mine, weapon, owner, state) };
}

function inHand(body: CharacterBody, id: string): CharacterBody {
  const left = body.weapons[id]?.left;
  const weapon = sheetOf(body, id);
  const counts = left !== undefined && weapon !== undefined && !holdsShots(weapon);
  return withWeapon(body, id, { place: 'hand', ...(counts ? { left: left + 1 } : {}) });
}

/** Somebody else's weapon comes into the hand; it is remembered whose it is. */
function borrow(body: CharacterBody, weapon: Weapon, owner: Id, state: WeaponState): CharacterBody {
  const known = Object.keys(body.weapons).find((id) => {
    const from = body.weapons[id]!.from;
    return from?.owner === owner && from.weapon === weapon.id;
  });
  const id = known ?? freeId(body, weapon.id);
  const holding = known
    ? body
    : withBorrowed(body, { ...weapon, id }, { owner, weapon: weapon.id });
  return inHand(withShots(holding, id, state), id);
}

function withBorrowed(
  body: CharacterBody,
  weapon: Weapon,
  from: NonNullable<WeaponState['from']>,
): CharacterBody {
  const none = weapon.count === undefined ? {} : { left: 0 };
  const state: WeaponState = { place: 'away', ...none, ground: {}, from };
  return {
    ...body,
    sheet: { ...body.sheet, weapons: [...body.sheet.weapons, weapon] },
    weapons: { ...body.weapons, [weapon.id]: state },
  };
}

/** The same id if nothing of one's own has it. */
function freeId({ weapons }: CharacterBody, id: string): string {
  let free = id;
  for (let n = 2; Object.hasOwn(weapons, free); n += 1) free = `${id}-${n}`;
  return free;
}
