import { GM } from '../../../../kernel/fight';
import { sameJson, type Json } from '../../../../kernel/json';
import { askOne, type Scene, type Script } from '../../../../kernel/script';
import type { Deed } from '../../actions';
import { isThere, isVeiled, sideOf } from '../../combatants';
import type { Technique } from '../../sheets';
import { isHero, type SgCombatant, type SgFight } from '../../state';
import { techniquesOf, weaponsInHand } from '../../values';
import { carriedBy } from '../carry';
import { covers } from '../cost';
import { inReach } from './confusion';
import { scopeOf } from './scope';

/** Nothing at all, which can always be ordered. */
const IDLE: Deed = { do: 'guard', defend: false };

/**
 * What the charmer's player, or the GM, has somebody do: action and target, within what is in hand
 * (SG-STS-14). For who is out of sight it is the GM who says (SG-OPT-1).
 */
export function* askForOrder(
  scene: Scene<SgFight>,
  charmed: SgCombatant,
  charmer: SgCombatant,
  declared: Deed,
): Script<Deed> {
  const deeds = ordersFor(scene.fight, charmed);
  const usual = deeds.find((deed) => sameJson(deed as Json, declared as Json)) ?? IDLE;
  const ordered = yield* askOne<Json>(
    charmed.hidden ? GM : charmer.id,
    'order',
    {
      kind: 'one',
      choices: deeds.map((deed) => ({ value: deed as Json })),
      default: usual as Json,
    },
    { about: { who: charmed.id }, ...(charmer.hidden || charmed.hidden ? { secret: true } : {}) },
  );
  return ordered as unknown as Deed;
}

/**
 * Of a veiled enemy neither its techniques nor how far it reaches are the business of a player who
 * charmed it (SG-OPT-1): who turns out to be out of reach is replaced (SG-TRN-5).
 */
export function ordersFor(fight: SgFight, charmed: SgCombatant): Deed[] {
  const techniques = isVeiled(fight, charmed) ? [] : techniquesOf(charmed);
  return [
    ...weaponsInHand(charmed).map(({ id }): Deed => ({ do: 'attack', weapon: id, target: '' })),
    ...techniques.flatMap((technique) => waysOf(charmed, technique)),
    ...itemsOf(charmed),
  ]
    .flatMap((deed) => aimed(fight, charmed, deed))
    .concat(IDLE);
}

/** A technique or spell with what can carry it, as far as it can be paid. */
function waysOf(c: SgCombatant, technique: Technique): Deed[] {
  const { id, kind } = technique;
  if (kind === 'parry' || kind === 'counter' || !covers(c.body, technique)) return [];
  return carriedBy(c, technique).map(({ weapon }) => ({
    do: 'technique',
    technique: id,
    ...(weapon ? { weapon: weapon.id } : {}),
  }));
}

function itemsOf(c: SgCombatant): Deed[] {
  if (!isHero(c)) return [];
  const { sheet, items } = c.body;
  return sheet.items
    .filter(({ id, usable }) => usable && (items[id] ?? 0) > 0)
    .map(({ id }) => ({ do: 'item', item: id }));
}

/** The same deed at each who can be its target, or stands for a row or a side. */
function aimed(fight: SgFight, c: SgCombatant, deed: Deed): Deed[] {
  const scope = scopeOf(c, deed);
  if (!scope) return [];
  if (scope.targets === 'self') return [deed];
  const reach = isVeiled(fight, c) ? 'ranged' : scope.reach;
  const targets = scope.attacks
    ? inReach(fight, c, { ...scope, reach })
    : sideOf(fight, c.side).filter(isThere);
  const named = targets.filter((one, at) => at === targets.findIndex(stands(scope.targets, one)));
  return named.map(({ id }) => ({ ...deed, target: id }) as Deed);
}

/** Is somebody the same target: of an attack on several, in the same row or on the same side? */
const stands = (targets: Technique['targets'], one: SgCombatant) => (other: SgCombatant) =>
  targets === 'one'
    ? other.id === one.id
    : other.side === one.side && (targets === 'all' || other.body.row === one.body.row);
