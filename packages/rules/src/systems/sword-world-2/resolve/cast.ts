import type { JsonObject } from '../../../kernel/json';
import { yesNo } from '../../../kernel/question';
import { askOne, emit, type Scene, type Script } from '../../../kernel/script';
import { combatant, isTarget } from '../combatants';
import type { AmountRoll, Target, Total } from '../events';
import { NO_CRITICAL, resistanceTo, type EnemySpell, type Spell } from '../sheets';
import type { SpellEffect, StatusEffect } from '../sheets/effects';
import { isMonster, type Moment, type SwCombatant, type SwFight } from '../state';
import { rollDice, rollRating } from './amount';
import { check, failsAtOnce, isOpen, prevails } from './checks';
import { heal } from './heal';
import { hurt } from './harm';
import { power, resistance, spellOf } from './values';
import { damageWeakness } from './weakness';

/** One casting: everything that is the same for all its targets. */
interface Casting {
  readonly caster: SwCombatant;
  readonly spell: Spell | EnemySpell;
  readonly power: number;
}

type Will = 'willing' | 'declines' | 'resists';
type Answer = 'through' | 'resisted';

/**
 * A spell or ability (SW-ACT-6, SW-ACT-13): one magic total, rolled when the first target resists;
 * then target by target its resistance and its damage.
 */
export function* cast(
  scene: Scene<SwFight>,
  who: string,
  part: string,
  spellId: string,
  targets: readonly Target[],
): Script {
  const caster = combatant(scene.fight, who);
  const spell = spellOf(caster, part, spellId);
  if (!spell) return;
  const casting: Casting = { caster, spell, power: power(caster, spell) };
  let magic: Total | null = null;
  for (const target of targets) {
    if (!isTarget(scene.fight, target)) continue;
    const will = yield* willOf(scene, casting, combatant(scene.fight, target.id));
    if (!isTarget(scene.fight, target)) continue;
    if (will === 'declines') yield* emit({ type: 'sw.declined', who: target.id });
    if (will !== 'resists') {
      yield* takeEffect(scene, casting, target, 'through');
      continue;
    }
    const again = magic !== null;
    magic ??= yield* check(scene, caster, 'magic', casting.power);
    if (failsAtOnce(scene.fight, magic)) return yield* emit({ type: 'sw.fizzled', who, magic });
    const answer = yield* resist(scene, casting, target, magic, again);
    yield* takeEffect(scene, casting, target, answer);
  }
}

/** Healing on an undead is damage (SW-ACT-11). */
function isHarmful({ spell }: Casting, target: SwCombatant): boolean {
  if (spell.effect.kind === 'status') return true;
  if (spell.effect.kind !== 'healing') return true;
  return isMonster(target) && target.body.sheet.category === 'undead';
}

/**
 * Does this target resist? Healing is taken willingly (SW-ACT-16), 任意 is asked (SW-ACT-6). Enemies
 * take what their own side does: a question to the GM would hold up the table, and players would
 * see it does.
 */
function* willOf(scene: Scene<SwFight>, casting: Casting, target: SwCombatant): Script<Will> {
  const { outcome } = resistanceTo(casting.spell);
  if (outcome === 'unresistable' || !isHarmful(casting, target)) return 'willing';
  const friendly = target.side === casting.caster.side;
  if (outcome !== 'atWill') return friendly && isMeantFor(casting) ? 'willing' : 'resists';
  const { condition } = target.body;
  if (friendly && (target.side === 'enemy' || condition === 'unconscious')) return 'willing';
  const { id, hidden } = casting.caster;
  const resists = yield* askOne<boolean>(target.id, 'resist', yesNo(!friendly), {
    about: { ...spellTold(scene.fight, casting), ...(hidden ? {} : { by: id }) },
    secret: target.side === 'enemy' && !isOpen(scene.fight, target),
  });
  return resists ? 'resists' : 'declines';
}

/** A status that one's own side casts on one, rather than on everybody in the area. */
function isMeantFor({ spell }: Casting): boolean {
  const { effect, target } = spell;
  return effect.kind === 'status' && !(target.kind === 'area' && target.affects === 'everyone');
}

/** The spell as the one asked may know it: of an unidentified enemy as the GM words it. */
function spellTold(fight: SwFight, casting: Casting): JsonObject {
  const { name, nameEn } = called(fight, casting);
  return { spell: name, ...(nameEn ? { spellEn: nameEn } : {}) };
}

function called(fight: SwFight, { caster, spell }: Casting): { name: string; nameEn?: string } {
  const { name, nameEn } = (!isOpen(fight, caster) && wordingOf(spell)) || spell;
  return { name, ...(nameEn ? { nameEn } : {}) };
}

function wordingOf(spell: Spell | EnemySpell) {
  if (!('publicName' in spell) || !spell.publicName) return undefined;
  return { name: spell.publicName, nameEn: spell.publicNameEn };
}

function* resist(
  scene: Scene<SwFight>,
  { caster, spell }: Casting,
  target: Target,
  magic: Total,
  again: boolean,
): Script<Answer> {
  const { by, outcome } = resistanceTo(spell);
  const c = combatant(scene.fight, target.id);
  const told = { type: 'sw.resisted', who: caster.id, target, magic, outcome } as const;
  const held = yield* check(scene, c, 'resistance', resistance(c, by));
  const resisted = !prevails(scene.fight, magic, held);
  yield* emit({ ...told, ...(again ? { again } : {}), resistance: held, resisted });
  return resisted ? 'resisted' : 'through';
}

function* takeEffect(
  scene: Scene<SwFight>,
  casting: Casting,
  target: Target,
  answer: Answer,
): Script {
  const { outcome } = resistanceTo(casting.spell);
  const resisted = answer === 'resisted';
  if (resisted && (outcome === 'none' || outcome === 'atWill')) return;
  const { effect } = casting.spell;
  if (effect.kind === 'status') return yield* affect(scene, casting, target.id, effect, resisted);
  const harmful = isHarmful(casting, combatant(scene.fight, target.id));
  const halved = resisted && outcome === 'half';
  const roll = yield* rollAmount(scene, casting, effect, halved);
  if (roll.fumble) {
    return yield* emit({ type: 'sw.failed', who: casting.caster.id, target, roll });
  }
  if (!harmful) return yield* heal(scene, casting.caster.id, target, roll);
  yield* harm(scene, casting, target, roll, halved);
}

/** Damage may be critical unless it is halved; healing never is (SW-ACT-14, SW-ACT-16). */
function* rollAmount(
  scene: Scene<SwFight>,
  { caster, power: added }: Casting,
  effect: Exclude<SpellEffect, StatusEffect>,
  halved: boolean,
): Script<AmountRoll> {
  switch (effect.kind) {
    case 'ratingDamage': {
      const critical = halved ? NO_CRITICAL : effect.critical;
      return yield* rollRating(scene, caster, 'damage', { rating: effect.rating, critical, added });
    }
    case 'diceDamage':
      return yield* rollDice(
        scene,
        caster,
        'damage',
        effect.dice,
        effect.addMagicPower ? added : 0,
      );
    case 'fixedDamage':
      return { rolls: [], base: effect.amount, added: 0 };
    case 'healing': {
      const { rating } = effect;
      return yield* rollRating(scene, caster, 'healing', { rating, critical: NO_CRITICAL, added });
    }
  }
}

function* harm(
  scene: Scene<SwFight>,
  { caster, spell }: Casting,
  target: Target,
  roll: AmountRoll,
  halved: boolean,
): Script {
  const weakness = damageWeakness(scene.fight, caster, target.id, {
    magic: !spell.physical,
    attribute: spell.attribute,
    healing: spell.effect.kind === 'healing',
  });
  yield* hurt(scene, caster.id, target, { roll, halved, weakness, armour: spell.physical });
}

/** A status without a name of its own is called as the spell is, in the words of the moment. */
function* affect(
  scene: Scene<SwFight>,
  casting: Casting,
  id: string,
  effect: StatusEffect,
  resisted: boolean,
): Script {
  const { caster, spell } = casting;
  const rounds = resisted ? (effect.shorterRounds ?? effect.rounds) : effect.rounds;
  const until: Moment | 'fight' =
    rounds === 'fight' ? 'fight' : { round: scene.fight.data.round + rounds, side: caster.side };
  const modifiers = Object.fromEntries(
    Object.entries(effect.modifiers).filter(([, n]) => n !== undefined),
  ) as Record<string, number>;
  const key = effect.name ?? wordingOf(spell)?.name ?? spell.name;
  const names = effect.name ? { name: effect.name } : called(scene.fight, casting);
  const origin = isOpen(scene.fight, caster) ? {} : { unexplained: true as const };
  const status = { key, ...names, modifiers, until, ...origin };
  yield* emit({ type: 'sw.affected', target: id, status });
}
