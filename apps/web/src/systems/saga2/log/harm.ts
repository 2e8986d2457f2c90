import type { Condition, Row } from '@ransen/rules/saga2';
import { formatNumber } from '../../../texts/index.svelte';
import type { LogRoll, LogText } from '../../../ui/log/log';
import type { LineWords, Names } from '../../web-system';
import { t } from '../texts';
import { poolWord } from '../words/technique';
import { attributesWords, attributeWord, listed, rowWord, statusWord } from '../words/terms';
import type { EntryOf } from './entries';
import { secretNote, sumRoll } from './rolls';
import { event, number, person, sentence } from './sentence';

/** What becomes of somebody. */
export const harmLine = {
  damage: (entry: EntryOf<'damage'>, names: Names): LineWords => ({
    kind: 'event',
    text: damageText(entry, names),
    rolls: damageRolls(entry, names),
  }),
  restore: (entry: EntryOf<'restore'>, names: Names): LineWords => ({
    kind: 'event',
    text: restoreText(entry, names),
    ...(entry.dice?.length ? { rolls: [restoreRoll(entry.dice, entry.amount)] } : {}),
  }),
  status: ({ to, status }: EntryOf<'status'>, names: Names) =>
    event('log.status', { to: person(names, to), status: statusWord(status) }),
  recover: ({ to, status, why, die }: EntryOf<'recover'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence(why === 'end' ? 'log.recoverEnd' : 'log.recover', {
      to: person(names, to),
      status: statusWord(status),
    }),
    ...dieRoll(t('roll.release'), die),
  }),
  'status-roll': ({ who, status, die }: EntryOf<'status-roll'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence(statusKey(status, die), {
      who: person(names, who),
      status: statusWord(status),
    }),
    ...dieRoll(t(status === 'charm' ? 'roll.charm' : 'roll.release'), die),
  }),
  resist: ({ to, attribute }: EntryOf<'resist'>, names: Names) =>
    event('log.resist', { to: person(names, to), attribute: attributeWord(attribute) }),
  lift: ({ to, status }: EntryOf<'lift'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.lift', { to: person(names, to), status: statusWord(status) }),
  }),
  fix: ({ id, field, was, now }: EntryOf<'fix'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.fix', {
      who: person(names, id),
      field: fieldWord(field),
      change: number(t('change', { from: valueWord(field, was), to: valueWord(field, now) })),
    }),
  }),
};

function damageText(entry: EntryOf<'damage'>, names: Names): LogText {
  const { why, dealt, hp, lp } = entry;
  const to = person(names, entry.to);
  if (dealt === undefined) {
    if (why === 'poison') return sentence('log.poisonUnknown', { to });
    return sentence(entry.sums.length > 0 ? 'log.struck' : 'log.hurt', { to });
  }
  const key = why === 'poison' ? 'log.poison' : dealt === 0 ? 'log.noDamage' : 'log.damage';
  return [
    ...sentence(key, { to, dealt: number(formatNumber(dealt)) }),
    ...(hp && hp[0] !== hp[1]
      ? sentence('log.hp', { change: number(t('change', { from: hp[0], to: hp[1] })) })
      : []),
    ...(lp ? sentence('log.lp', { lp: number(lp) }) : []),
  ];
}

/** Each one's sum, then what it comes to. */
function damageRolls(entry: EntryOf<'damage'>, names: Names): LogRoll[] {
  const { sums, dealt } = entry;
  if (sums.every(isNothing)) return [];
  const several = sums.length > 1;
  const rolls = sums.map((sum) =>
    sumRoll(several ? t('roll.damageOf', { name: names.name(sum.who) }) : t('roll.damage'), sum),
  );
  const total = sums.reduce((sum, { raw = 0 }) => sum + raw, 0);
  const together = several ? [{ label: t('roll.sum'), total }] : [];
  if (dealt === undefined) return [...rolls, ...together].map(beforeDefence);
  const notes = changes(entry);
  return [
    ...rolls,
    ...together,
    {
      label: t('roll.dealt'),
      amount: { kind: 'damage', value: formatNumber(dealt) },
      ...(notes ? { note: notes } : {}),
      ...secretNote(entry, 'dealt'),
    },
  ];
}

/** Of a technique that does no damage, but has effects. */
const isNothing = ({ dice, raw }: EntryOf<'damage'>['sums'][number]): boolean =>
  raw === 0 && !dice?.length;

const beforeDefence = (roll: LogRoll, i: number, all: readonly LogRoll[]): LogRoll =>
  i === all.length - 1 && roll.total !== undefined
    ? { ...roll, note: listed([roll.note, t('roll.beforeDefence')]) }
    : roll;

const HALVES = ['', 'roll.halved', 'roll.quartered'] as const;

function changes({ attributes, weak, def, halved = 0 }: EntryOf<'damage'>): string {
  const half = HALVES[Math.min(halved, 2)];
  return listed([
    attributes?.length ? attributesWords(attributes) : undefined,
    weak ? t('roll.weak') : undefined,
    def ? t('roll.defence', { defence: def }) : undefined,
    half ? t(half) : undefined,
  ]);
}

/** What is above the maximum is lost: the change says what came of the roll (SG-DAT-2). */
function restoreText({ to, pool, change }: EntryOf<'restore'>, names: Names): LogText {
  const fills = { to: person(names, to), pool: poolWord(pool) };
  if (change === undefined) return sentence('log.restoreUnknown', fills);
  const [from, now] = change;
  return sentence('log.restore', {
    ...fills,
    amount: number(formatNumber(now - from)),
    change: number(t('change', { from, to: now })),
  });
}

function restoreRoll(dice: readonly number[], amount: number | undefined): LogRoll {
  const roll = { label: t('check.restore'), batches: [dieBatch(dice)] };
  if (amount === undefined) return roll;
  return { ...roll, terms: [dice.reduce((rest, die) => rest - die, amount)], total: amount };
}

const dieBatch = (dice: readonly number[]) => ({ dice: dice.map((value) => ({ value })) });

const dieRoll = (label: string, die: number | undefined): { rolls?: LogRoll[] } =>
  die === undefined ? {} : { rolls: [{ label, batches: [dieBatch([die])] }] };

/** A charm die says whose will it is; a release die that nothing changed. */
function statusKey(status: string, die: number | undefined) {
  if (status !== 'charm' || die === undefined) return 'log.statusRoll' as const;
  return die % 2 === 1 ? ('log.charmOdd' as const) : ('log.charmEven' as const);
}

const FIELDS = ['hp', 'wp', 'jp', 'lp', 'row', 'condition', 'item'] as const;

function fieldWord(field: string): string {
  const known = FIELDS.find((each) => each === field.split(':')[0]);
  return known ? t(`field.${known}`) : field;
}

function valueWord(field: string, value: string | number | boolean): string {
  if (field === 'row') return rowWord(value as Row);
  if (field === 'condition') return t(`condition.${value as Condition}`);
  return typeof value === 'number' ? formatNumber(value) : String(value);
}
