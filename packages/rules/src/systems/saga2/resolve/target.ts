import { find, type Id, type Side } from '../../../kernel/fight';
import type { Scene, Script } from '../../../kernel/script';
import { combatant, everybody, isDown, sideOf } from '../combatants';
import { placed, placesOf, reaches } from '../reach';
import { OTHER, ROWS, type Row, type SgCombatant, type SgFight } from '../state';
import { draw } from './draw';
import { isCharmedBy } from './statuses/charm';
import { reachOf, spreadOf, type Strike } from './strike';

/**
 * Whom an attack takes now, in order of joining (SG-TRN-5, SG-TRN-14); nobody: the action is lost.
 * Who cannot be reached or is down is replaced by a random reachable enemy, an empty row by the
 * other one.
 */
export function* targetsOf(scene: Scene<SgFight>, who: Id, strike: Strike): Script<Id[]> {
  const { fight } = scene;
  switch (spreadOf(strike)) {
    case 'one': {
      const one = yield* oneTarget(scene, who, strike);
      return one === undefined ? [] : [one];
    }
    case 'row': {
      const row = standingRow(fight, who, strike);
      return row ? idsOf(taken(fight, who, sideAimedAt(fight, who, strike), row)) : [];
    }
    case 'all': {
      const all = taken(fight, who, sideAimedAt(fight, who, strike));
      return all.every(isDown) ? [] : idsOf(all);
    }
    case 'self':
      return [who];
  }
}

function* oneTarget(scene: Scene<SgFight>, who: Id, strike: Strike): Script<Id | undefined> {
  const { fight } = scene;
  const declared = find(fight, strike.target ?? '');
  if (declared && isAttackable(fight, who, strike, declared)) return declared.id;
  const enemies = sideOf(fight, OTHER[combatant(fight, who).side]);
  const candidates = enemies.filter((c) => isAttackable(fight, who, strike, c));
  return yield* draw(scene, who, idsOf(candidates));
}

/**
 * Whom a strike makes its targets once it is settled at whom it goes: that one, its row or its side.
 */
export function struckBy(fight: SgFight, who: Id, strike: Strike): Id[] {
  const aimed = find(fight, strike.target ?? '');
  const spread = spreadOf(strike);
  if (spread === 'self') return [who];
  if (spread === 'one') return aimed ? [aimed.id] : [];
  const side = sideAimedAt(fight, who, strike);
  const row = aimed?.body.row ?? strike.row;
  return idsOf(taken(fight, who, side, spread === 'row' ? row : undefined));
}

/** Standing, in reach, and not who charmed the attacker (SG-STS-14). */
export function isAttackable(
  fight: SgFight,
  who: Id,
  strike: Strike,
  target: SgCombatant,
): boolean {
  const attacker = combatant(fight, who);
  if (target.hidden || isDown(target) || isCharmedBy(attacker, target.id)) return false;
  return reaches(placesOf(fight.combatants), placed(attacker), placed(target), reachOf(strike));
}

/** The side of the one aimed at (a confused attacker's own, too), else the other side. */
function sideAimedAt(fight: SgFight, who: Id, { target }: Strike): Side {
  return find(fight, target ?? '')?.side ?? OTHER[combatant(fight, who).side];
}

/** The row aimed at if somebody to attack stands there, else the other one. */
function standingRow(fight: SgFight, who: Id, strike: Strike): Row | undefined {
  const aimed = find(fight, strike.target ?? '')?.body.row ?? strike.row ?? 'front';
  const side = sideOf(fight, sideAimedAt(fight, who, strike));
  const rows = [aimed, ...ROWS.filter((row) => row !== aimed)];
  return rows.find((row) =>
    side.some((c) => c.body.row === row && isAttackable(fight, who, strike, c)),
  );
}

/** Those of a side, or of one of its rows, whom a wide attack takes: 気絶 too (SG-TRN-14). */
function taken(fight: SgFight, who: Id, side: Side, row?: Row): SgCombatant[] {
  const attacker = combatant(fight, who);
  return everybody(fight).filter(
    ({ id, side: of, body }) =>
      of === side &&
      (row === undefined || body.row === row) &&
      (body.condition === 'up' || body.condition === 'fainted') &&
      id !== who &&
      !isCharmedBy(attacker, id),
  );
}

const idsOf = (combatants: readonly SgCombatant[]): Id[] => combatants.map(({ id }) => id);
