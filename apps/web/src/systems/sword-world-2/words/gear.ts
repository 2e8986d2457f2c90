import {
  ATTACK_KINDS,
  OUTCOMES,
  resistanceTo,
  type AttackKind,
  type EnemySpell,
  type ItemEffect,
  type Spell,
  type SpellEffect,
  type SpellTarget,
} from '@ransen/rules/sword-world-2';
import { t } from '../texts';
import { attributeWord, diceWords, listed, modifierWords, word } from './terms';

/** 近接; 射出 30m. */
export function weaponKindWords({ kind, range }: { kind: AttackKind; range: number }): string {
  return kind === 'melee' ? word(ATTACK_KINDS[kind]) : `${word(ATTACK_KINDS[kind])} ${range}m`;
}

export function rangeWords(range: Spell['range']): string {
  return typeof range === 'number' ? `${range}m` : t(`range.${range}`);
}

export function targetWords(target: SpellTarget): string {
  switch (target.kind) {
    case 'one':
      return t('target.one');
    case 'many':
      return t('target.many', { count: target.count });
    case 'area':
      return t(`target.${target.affects}`);
  }
}

const durationWords = (rounds: number | 'fight'): string =>
  rounds === 'fight' ? t('duration.fight') : t('duration.rounds', { count: rounds });

/** 威力10＋魔力; 2d＋3; 回復 威力10＋魔力; 命中−2、3ラウンド. */
export function effectWords(effect: SpellEffect): string {
  switch (effect.kind) {
    case 'ratingDamage':
      return t('effect.rating', { rating: effect.rating });
    case 'diceDamage':
      return t(effect.addMagicPower ? 'effect.dicePower' : 'effect.dice', {
        dice: diceWords(effect.dice),
      });
    case 'fixedDamage':
      return t('effect.fixed', { amount: effect.amount });
    case 'healing':
      return t('effect.healing', { rating: effect.rating });
    case 'status':
      return listed(
        [modifierWords(effect.modifiers), durationWords(effect.rounds)].filter((text) => text),
      );
  }
}

/** What using an item does. */
export function itemWords(effect: ItemEffect | undefined): string | undefined {
  if (!effect) return undefined;
  if (effect.kind === 'awaken') return t('effect.awaken');
  return t('effect.restores', { dice: diceWords(effect.dice) });
}

type AnySpell = Pick<
  Spell | EnemySpell,
  'mpCost' | 'range' | 'target' | 'attribute' | 'resist' | 'effect'
>;

/** 精神、半減. */
export function resistedWords(spell: AnySpell): string {
  const { by, outcome } = resistanceTo(spell);
  if (outcome === 'unresistable') return word(OUTCOMES.unresistable);
  return t('resist.how', { by: t(`resist.${by}`), outcome: word(OUTCOMES[outcome]) });
}

/** Everything of a spell in one line: MP4、30m、威力10＋魔力、炎、精神抵抗で半減. */
export function spellWords(spell: AnySpell): string {
  return listed([
    t('cost.mp', { mp: spell.mpCost }),
    rangeWords(spell.range),
    targetWords(spell.target),
    effectWords(spell.effect),
    ...(spell.attribute ? [attributeWord(spell.attribute)] : []),
    ...(spell.effect.kind === 'healing' && !spell.resist ? [] : [resistedWords(spell)]),
  ]);
}
