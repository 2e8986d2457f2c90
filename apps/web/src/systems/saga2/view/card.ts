import { dataOf, seenOf, type Pool, type Seen, type SeenEnemy } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import { formatNumber } from '../../../texts/index.svelte';
import type { CardChip, CardValue, CombatantCardData } from '../../../ui/card/card';
import { distinctChips, hpOf } from '../../shared/chips';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { trueName } from '../words/names';
import { attributesWords, called, statusWord } from '../words/terms';
import { isLying, isOut } from './standing';

/** A combatant's card; what this view does not hold is not on it. */
export function cardOf(view: FightView, id: Id, names: Names, gm: boolean): CombatantCardData {
  const seen = seenOf(view, id);
  const side = names.side(id) === 'party' ? 'ally' : 'enemy';
  const base = { id, name: names.name(id), side } as const;
  if (!seen) return base;
  const { body } = seen;
  const own = body.type === 'character' ? { chips: [] } : enemyCard(body, base.name, gm);
  return {
    ...base,
    ...stateOf(seen),
    ...(body.hp ? { hp: hpOf(body.hp.now, body.hp.max) } : {}),
    values: [...poolValues(seen), ...(body.type === 'enemy' ? enemyValues(body) : [])],
    ...own,
    chips: distinctChips([...commonChips(view, seen, names), ...own.chips]),
  };
}

function stateOf({ body: { condition } }: Seen): Partial<CombatantCardData> {
  if (isOut(condition)) return { state: 'dead', deadWord: t(`condition.${condition}`) };
  return isLying(condition) ? { state: 'down' } : {};
}

const POOLS = ['wp', 'jp', 'lp'] as const;

/** WP, JP and LP, where there are any. */
function poolValues({ body }: Seen): CardValue[] {
  return POOLS.flatMap((key) => {
    const pool: Pool | null | undefined = body[key];
    if (!pool || (pool.max === 0 && pool.now === 0)) return [];
    return [{ label: t(`pool.${key}`), value: formatNumber(pool.now) }];
  });
}

function enemyValues({ sheet }: SeenEnemy): CardValue[] {
  if (!sheet) return [];
  return [
    { label: t('short.hit'), value: formatNumber(sheet.hit) },
    { label: t('short.evasion'), value: formatNumber(sheet.evasion) },
    { label: t('short.defence'), value: formatNumber(sheet.defence) },
  ];
}

function enemyCard(
  enemy: SeenEnemy,
  name: string,
  gm: boolean,
): Partial<CombatantCardData> & { chips: CardChip[] } {
  if (!enemy.sheet) return { veil: 'cloth', chips: [] };
  const chips = [...bossChip(enemy), ...attributeChips(enemy, gm)];
  if (enemy.identified) return { seal: enemy.weak ? 'weakness' : 'identified', chips };
  const own = trueName(enemy);
  return {
    veil: 'through',
    ...(own === undefined || own === name ? {} : { realName: own }),
    chips,
  };
}

const mark = (known: boolean): Pick<CardChip, 'gmOnly'> => (known ? {} : { gmOnly: true });

const bossChip = ({ sheet, identified }: SeenEnemy): CardChip[] =>
  sheet?.boss ? [{ text: t('chip.boss'), ...mark(identified) }] : [];

/** What it is weak to, in gold once found; before that for the GM alone. */
function attributeChips({ sheet, weak }: SeenEnemy, gm: boolean): CardChip[] {
  if (!sheet?.weak?.length || (!weak && !gm)) return [];
  const text = t('chip.weak', { attributes: attributesWords(sheet.weak) });
  return [weak ? { text, tone: 'found' } : { text, gmOnly: true }];
}

/** Condition, statuses, guard, row move, what was learned in this fight. */
function commonChips(view: FightView, seen: Seen, names: Names): CardChip[] {
  const { body, hidden } = seen;
  const { condition, statuses, guard, moved } = body;
  return [
    ...(hidden ? [{ text: t('chip.hidden'), gmOnly: true }] : []),
    ...(isLying(condition) ? [{ text: t(`condition.${condition}`), tone: 'bad' as const }] : []),
    ...statuses.map((status): CardChip => ({ text: statusChip(status, names), tone: 'bad' })),
    ...(guard?.defend ? [{ text: t('chip.defend') }] : []),
    ...(guard?.cover === undefined
      ? []
      : [{ text: t('chip.covers', { name: names.name(guard.cover) }) }]),
    ...(moved && dataOf(view).phase !== 'over' ? [{ text: t('chip.moved') }] : []),
    ...learnedChips(seen),
  ];
}

function statusChip({ name, by }: Seen['body']['statuses'][number], names: Names): string {
  const status = statusWord(name);
  return by === undefined ? status : t('chip.charmedBy', { status, name: names.name(by) });
}

const learnedChips = ({ body }: Seen): CardChip[] =>
  body.type === 'character'
    ? body.learned.map((technique) => ({
        text: t('chip.learned', { name: called(technique) }),
        tone: 'found',
      }))
    : [];
