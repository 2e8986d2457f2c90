import type { Stream } from '../../kernel/dice';
import { find, withBody, type Id, type Side } from '../../kernel/fight';
import { rememberEach } from '../../kernel/remembered';
import type { StatusName } from './sheets';
import type { Body, Condition, SgCombatant, SgFight } from './state';

/** The combatant; scripts only name those that are there. */
export function combatant(fight: SgFight, id: Id): SgCombatant {
  const found = find(fight, id);
  if (!found) throw new Error(`No combatant ${id}`);
  return found;
}

/** The fight with something changed about a body; whoever left stays away. */
export function withChange(fight: SgFight, id: Id, change: Partial<Body>): SgFight {
  const found = find(fight, id);
  return found ? withBody(fight, id, { ...found.body, ...change }) : fight;
}

/**
 * Members of a side that are in sight, in order of joining (SG-DAT-7): as players saw them join,
 * since any other order would tell who was there before it was shown.
 */
export function sideOf(fight: Pick<SgFight, 'combatants'>, side: Side): SgCombatant[] {
  return everybody(fight).filter((c) => c.side === side);
}

/** Both sides, in the same order. */
export const everybody = ({ combatants }: Pick<SgFight, 'combatants'>): readonly SgCombatant[] =>
  inSight(combatants);

const inSight = rememberEach((combatants: SgFight['combatants']): readonly SgCombatant[] => {
  const seen = Object.values(combatants).filter(({ hidden }) => !hidden);
  return seen.sort((a, b) => (a.appeared ?? UNSEEN) - (b.appeared ?? UNSEEN));
});

const UNSEEN = Number.MAX_SAFE_INTEGER;

/** 気絶, 昏倒, defeated or gone (SG-TRN-14). */
export const isDown = ({ body }: SgCombatant): boolean => body.condition !== 'up';

/** Neither gone nor defeated nor out of sight. */
export const isThere = ({ hidden, body }: SgCombatant): boolean =>
  !hidden && body.condition !== 'defeated' && body.condition !== 'gone';

export const has = ({ body }: SgCombatant, status: StatusName): boolean =>
  body.statuses.some(({ name }) => name === status);

/** No action, active or passive: down, 眠り or 石化 (SG-TRN-4, SG-STS-11). */
export const cannotAct = (c: SgCombatant): boolean =>
  isDown(c) || has(c, 'sleep') || has(c, 'petrification');

/** Condition that follows from HP and LP (SG-STS-1, SG-STS-2, SG-DAT-4). */
export function conditionOf({ hp, lp }: Pick<Body, 'hp' | 'lp'>): Exclude<Condition, 'gone'> {
  if (lp?.now === 0) return 'collapsed';
  if (hp.now > 0) return 'up';
  return lp ? 'fainted' : 'defeated';
}

/** In initiative order; before it is rolled, and whoever came since, in order of joining. */
export function inOrder(fight: SgFight, ids: readonly Id[]): Id[] {
  const place = (id: Id) => {
    const at = fight.data.order.indexOf(id);
    return at < 0 ? UNSEEN : at;
  };
  const joined = everybody(fight).map(({ id }) => id);
  const byJoining = [...ids].sort((a, b) => joined.indexOf(a) - joined.indexOf(b));
  return byJoining.sort((a, b) => place(a) - place(b));
}

/** Somebody whom a question to a player may name: not who is out of sight (SG-OPT-1). */
export const isInSight = (fight: SgFight, id: Id): boolean => find(fight, id)?.hidden === false;

/** An enemy whose values players do not know (SG-OPT-1). */
export function isVeiled(fight: SgFight, { side, hidden, kind }: SgCombatant): boolean {
  if (side === 'party') return false;
  const known = Object.hasOwn(fight.data.kinds, kind) ? fight.data.kinds[kind] : undefined;
  return hidden || !known?.identified;
}

/**
 * Whose dice and choices these are: the GM's where players do not see what is rolled, and what an
 * enemy does about somebody out of sight.
 */
export function streamOf(fight: SgFight, c: SgCombatant): Stream {
  const actor = find(fight, fight.open?.call.by ?? '');
  const isOutOfSight = c.side === 'enemy' && actor?.hidden === true;
  return isVeiled(fight, c) || isOutOfSight ? 'gm' : 'party';
}

/** A question to somebody whose dice players do not see is none that they see the table wait for. */
export const unheard = (fight: SgFight, c: SgCombatant): { readonly secret?: true } =>
  streamOf(fight, c) === 'gm' ? { secret: true } : {};
