import { knownBody, seenOf, type Seen, type SeenEnemy } from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import { formatNumber } from '../../../texts/index.svelte';
import type { CardChip, CardPart, CardValue, CombatantCardData } from '../../../ui/card/card';
import { distinctChips } from '../../shared/chips';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { statusWord } from '../words/statuses';
import { called, weaknessWords } from '../words/terms';
import { partNames, trueName } from '../words/names';
import { guardFigures, hpIn, shortCheck, strikeFigures } from './figures';
import { isDone, isGone, isLying, isUnplaced } from './standing';

/** A combatant's card; what this view does not hold is not on it. */
export function cardOf(view: FightView, id: Id, names: Names, gm: boolean): CombatantCardData {
  const seen = seenOf(view, id);
  const side = names.side(id) === 'party' ? 'ally' : 'enemy';
  const base = { id, name: names.name(id), side } as const;
  if (!seen) return base;
  return {
    ...base,
    ...standing(view, seen),
    ...(seen.body.type === 'character'
      ? heroCard(view, seen)
      : enemyCard(view, seen, seen.body, base.name)),
    chips: distinctChips([
      ...hiddenChip(seen),
      ...placeChip(view, seen),
      ...conditionChip(seen),
      ...coverChip(seen, names),
      ...seen.body.statuses.map((status): CardChip => ({ text: statusWord(status) })),
      ...(seen.body.type === 'enemy' ? enemyChips(seen.body, gm) : []),
    ]),
  };
}

function standing(view: FightView, seen: Seen): Partial<CombatantCardData> {
  if (isGone(seen)) return { state: 'dead', deadWord: t(`condition.${seen.body.condition}`) };
  return {
    ...(isLying(seen) ? { state: 'down' as const } : {}),
    ...(isDone(view, seen) ? { note: t('turn.done') } : {}),
  };
}

function heroCard(view: FightView, seen: Seen): Partial<CombatantCardData> {
  const body = knownBody(seen)!;
  const { mp } = seen.body.parts['self']!;
  const magic: CardValue[] = [{ label: 'MP', value: formatNumber(mp ?? 0) }];
  return { hp: hpIn(seen, 'self'), values: [...magic, ...guardFigures(view, body, 'self')] };
}

function enemyCard(
  view: FightView,
  seen: Seen,
  enemy: SeenEnemy,
  name: string,
): Partial<CombatantCardData> {
  const body = knownBody(seen);
  if (!body) return { veil: 'cloth' };
  const known: Partial<CombatantCardData> = enemy.identified
    ? { seal: enemy.weak ? 'weakness' : 'identified' }
    : { veil: 'through', ...behind(enemy, name) };
  const keys = Object.keys(enemy.parts);
  if (keys.length > 1) {
    const names = partNames(enemy);
    const values = [
      {
        label: t('value.resist'),
        value: shortCheck(view, body, enemy.sheet!.mentalResistance),
      },
    ];
    return {
      ...known,
      parts: keys.map((key): CardPart => ({ name: names[key]!, hp: hpIn(seen, key)! })),
      values,
    };
  }
  const [only] = keys as [string];
  return {
    ...known,
    hp: hpIn(seen, only),
    values: [...strikeFigures(view, body, only), ...guardFigures(view, body, only)],
  };
}

/** The GM's own name of it, where the table calls it otherwise. */
function behind(enemy: SeenEnemy, name: string): Pick<CombatantCardData, 'realName'> {
  const own = trueName(enemy);
  return own === undefined || own === name ? {} : { realName: own };
}

const hiddenChip = ({ hidden }: Seen): CardChip[] =>
  hidden ? [{ text: t('chip.hidden'), gmOnly: true }] : [];

const placeChip = (view: FightView, seen: Seen): CardChip[] =>
  isUnplaced(view, seen) ? [{ text: t('order.toPlace') }] : [];

const conditionChip = (seen: Seen): CardChip[] =>
  isLying(seen) ? [{ text: t('condition.unconscious'), tone: 'bad' }] : [];

function coverChip({ body }: Seen, names: Names): CardChip[] {
  if (body.type !== 'character' || body.covers === undefined) return [];
  return [{ text: t('chip.covers', { name: names.name(body.covers) }) }];
}

function enemyChips(enemy: SeenEnemy, gm: boolean): CardChip[] {
  return [...lookChips(enemy), ...coreChip(enemy), ...weaknessChip(enemy, gm)];
}

/** The look of an unidentified enemy: which parts there are, and which have fallen. */
function lookChips(enemy: SeenEnemy): CardChip[] {
  const all = Object.entries(partNames(enemy));
  if (enemy.sheet || all.length < 2) return [];
  return all.map(([key, part]) =>
    enemy.parts[key]?.down ? { text: t('chip.partDown', { part }), tone: 'bad' } : { text: part },
  );
}

function coreChip({ sheet, identified }: SeenEnemy): CardChip[] {
  const core = sheet?.parts.find(({ id }) => id === sheet.core);
  if (!sheet || !core || sheet.parts.length < 2) return [];
  return [
    { text: t('chip.core', { part: called(core) }), ...(identified ? {} : { gmOnly: true }) },
  ];
}

function weaknessChip({ sheet, weak }: SeenEnemy, gm: boolean): CardChip[] {
  if (!sheet?.weakness || (!weak && !gm)) return [];
  const text = t('chip.weakness', { weakness: weaknessWords(sheet.weakness, 'short') });
  return [weak ? { text, tone: 'found' } : { text, gmOnly: true }];
}
