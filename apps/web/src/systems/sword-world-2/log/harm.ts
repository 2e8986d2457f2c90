import { formatNumber } from '../../../texts/index.svelte';
import type { LogRoll, LogText } from '../../../ui/log/log';
import type { LineWords, Names } from '../../web-system';
import { t, type SwKey } from '../texts';
import { statusKeyWord } from '../words/statuses';
import { areaWord, called, listed, modifierWords, untilWords } from '../words/terms';
import { damageRolls } from './damage';
import type { EntryOf } from './entries';
import { amountRoll, checkRoll, secretNote, totalOf } from './rolls';
import { number, person, sentence, thing } from './sentence';
import type { Area, Condition } from '@ransen/rules/sword-world-2';

const event = (key: SwKey, fills: Parameters<typeof sentence>[1]): LineWords => ({
  kind: 'event',
  text: sentence(key, fills),
});

/** What becomes of somebody. */
export const harmLine = {
  damage: (entry: EntryOf<'damage'>, names: Names): LineWords => ({
    kind: 'event',
    text: damageText(entry, names),
    rolls: damageRolls(entry),
  }),
  fail: (entry: EntryOf<'fail'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.fail', { who: person(names, entry.who), to: person(names, entry.to) }),
    ...(entry.roll
      ? { rolls: [{ ...amountRoll(t('roll.damage'), entry.roll), ...secretNote(entry, 'roll') }] }
      : {}),
  }),
  heal: (entry: EntryOf<'heal'>, names: Names): LineWords => ({
    kind: 'event',
    text:
      entry.restored === undefined
        ? sentence('log.heal', { to: person(names, entry.to) })
        : sentence('log.restored', {
            to: person(names, entry.to),
            hp: number(formatNumber(entry.restored)),
          }),
    rolls: healRolls(entry),
  }),
  status: ({ to, mods, until, ...named }: EntryOf<'status'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.status', {
      to: person(names, to),
      name: called(named),
      what: statusWords(mods, until),
    }),
  }),
  lift: ({ to, name }: EntryOf<'lift'>, names: Names) =>
    event('log.lift', { to: person(names, to), name: statusKeyWord(name) }),
  death: ({ who, check, target, alive }: EntryOf<'death'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.death', { who: person(names, who) }),
    rolls: [
      {
        ...checkRoll(t('roll.death'), check),
        against: t('roll.target', { target }),
        outcome: t(alive ? 'condition.unconscious' : 'condition.dead'),
      },
    ],
  }),
  wake: ({ who }: EntryOf<'wake'>, names: Names) => event('log.wake', { who: person(names, who) }),
  down: ({ id, piece }: EntryOf<'down'>, names: Names) =>
    event(piece ? 'log.partDown' : 'log.down', { id: person(names, id, piece) }),
  depart: ({ id, as }: EntryOf<'depart'>, names: Names) =>
    event(`log.${as}`, { id: person(names, id) }),
  'double-one': ({ who }: EntryOf<'double-one'>, names: Names) =>
    event('log.doubleOne', { who: person(names, who) }),
  fix: (entry: EntryOf<'fix'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.fix', {
      who: person(names, entry.id, entry.piece),
      field: fieldWords(entry),
      change: number(t('change', { from: fixed(entry, 'from'), to: fixed(entry, 'to') })),
    }),
  }),
};

function damageText({ to, piece, dealt, hp, roll }: EntryOf<'damage'>, names: Names): LogText {
  const who = person(names, to, piece);
  if (dealt === undefined) return sentence(roll ? 'log.struck' : 'log.hurt', { to: who });
  const dealtText = sentence(dealt === 0 ? 'log.noDamage' : 'log.damage', {
    to: who,
    dealt: number(formatNumber(dealt)),
  });
  if (!hp || hp[0] === hp[1]) return dealtText;
  const change = t('change', { from: formatNumber(hp[0]), to: formatNumber(hp[1]) });
  return [...dealtText, ...sentence('log.hp', { change: number(change) })];
}

/** What is healed, and how much of it counts up to the maximum. */
function healRolls(entry: EntryOf<'heal'>): LogRoll[] {
  const { roll, restored } = entry;
  const amount =
    restored === undefined
      ? undefined
      : ({ kind: 'healing', value: formatNumber(restored) } as const);
  if (!roll) return amount ? [{ label: t('roll.healing'), amount }] : [];
  const shown = { ...amountRoll(t('roll.healing'), roll), ...secretNote(entry, 'roll') };
  if (!amount) return [shown];
  if (restored === totalOf(roll)) return [{ ...shown, amount }];
  return [shown, { label: t('roll.restored'), amount, note: t('roll.toMaximum') }];
}

function statusWords(mods: EntryOf<'status'>['mods'], until: EntryOf<'status'>['until']): string {
  const end = t('log.until', { until: untilWords(until) });
  return listed([modifierWords(mods), end].filter((text) => text !== ''));
}

function fieldWords(entry: EntryOf<'fix'>): string {
  const what = thing(entry);
  if (what !== undefined) return t('field.count', { what });
  return t(`field.${entry.field}`);
}

function fixed({ field, ...entry }: EntryOf<'fix'>, end: 'from' | 'to'): string {
  const value = entry[end];
  if (field === 'area') return areaWord(value as Area);
  if (field === 'condition') return t(`condition.${value as Condition}`);
  if (typeof value === 'boolean') return t(value ? 'field.spent' : 'field.left');
  return typeof value === 'number' ? formatNumber(value) : value;
}
