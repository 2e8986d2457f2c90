import type { Attribute } from '@ransen/rules/saga2';
import { signed } from '../../../texts/index.svelte';
import type { LogText } from '../../../ui/log/log';
import type { Fills } from '../../shared/sentence';
import type { LineWords, Names } from '../../web-system';
import { t } from '../texts';
import { attributesWords, called, rowWord } from '../words/terms';
import type { EntryOf } from './entries';
import { checkRoll, plainRoll, secretNote } from './rolls';
import { event, number, people, person, sentence, system, thing } from './sentence';

const divider = (text: string): LineWords => ({ kind: 'divider', text });

/** Turns, declarations, initiative, checks that are called for, and what is found out. */
export const courseLine = {
  turn: ({ turn }: EntryOf<'turn'>) => divider(t('log.turn', { turn })),
  declare: (entry: EntryOf<'declare'>, names: Names) => system(declaration(entry, names)),
  close: () => system(t('log.close')),
  reopen: () => system(t('log.reopen')),
  'turn-end': () => null,
  initiative: (entry: EntryOf<'initiative'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.initiative', { who: person(names, entry.who) }),
    rolls: [{ ...plainRoll(t('check.initiative'), entry), ...secretNote(entry, 'dice') }],
  }),
  order: ({ order }: EntryOf<'order'>, names: Names) =>
    event('log.order', { order: people(names, order) }),
  over: ({ victory }: EntryOf<'over'>) => divider(t(`log.over.${victory}`)),
  call: (entry: EntryOf<'call'>, names: Names): LineWords => ({
    kind: 'gm',
    text: calling(entry, names),
  }),
  test: (entry: EntryOf<'test'>, names: Names): LineWords => ({
    kind: 'event',
    text:
      entry.of === undefined
        ? sentence('log.test', { who: person(names, entry.who) })
        : sentence('log.testOf', { who: person(names, entry.who), of: person(names, entry.of) }),
    rolls: [
      {
        ...checkRoll(t('roll.test'), entry),
        ...(entry.number === undefined
          ? {}
          : { against: t('roll.target', { target: entry.number }) }),
        outcome: t(entry.success ? 'outcome.success' : 'outcome.failure'),
      },
    ],
  }),
  pass: ({ who }: EntryOf<'pass'>, names: Names) => system(t('log.pass', { who: names.name(who) })),
  found: (entry: EntryOf<'found'>, names: Names): LineWords => ({
    kind: 'found',
    title: t(`log.found.${entry.what}`),
    text: discovery(entry, names),
  }),
  veil: ({ of, identified }: EntryOf<'veil'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence(identified ? 'log.veilWeakness' : 'log.veil', { of: person(names, of) }),
  }),
  bonus: ({ who, text }: EntryOf<'bonus'>, names: Names) =>
    event('log.bonus', { who: person(names, who), text }),
  special: ({ on }: EntryOf<'special'>) => system(t(on ? 'log.specialOn' : 'log.specialOff')),
  strength: ({ id, by }: EntryOf<'strength'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence(id === undefined ? 'log.strength' : 'log.strengthOf', {
      by: number(signed(by)),
      ...(id === undefined ? {} : { id: person(names, id) }),
    }),
  }),
};

/** What it is called where the reader hears no name. */
const USUAL = {
  attack: 'weapon.natural',
  technique: 'offer.technique',
  item: 'offer.item',
} as const;

function declaration(entry: EntryOf<'declare'>, names: Names): string {
  const who = names.name(entry.who);
  const what =
    entry.do === 'guard' ? guardWords(entry, names) : (thing(entry) ?? t(USUAL[entry.do]));
  const aim = entry.aim === undefined ? entry.row && rowWord(entry.row) : names.name(entry.aim);
  return aim === undefined
    ? t('log.declare', { who, what })
    : t('log.declareAt', { who, what, aim });
}

function guardWords({ defend, cover }: EntryOf<'declare'>, names: Names): string {
  if (cover === undefined) return t(defend ? 'log.guard.defend' : 'log.guard.nothing');
  return t(defend ? 'log.guard.both' : 'log.guard.cover', { ally: names.name(cover) });
}

function calling(entry: EntryOf<'call'>, names: Names): LogText {
  const { called: who, of, number: target } = entry;
  const fills = { called: people(names, who), what: thing(entry) ?? entry.ability };
  if (of !== undefined) return sentence('log.callOf', { ...fills, of: person(names, of) });
  if (target === undefined) return sentence('log.callBare', fills);
  return sentence('log.call', { ...fills, number: number(target) });
}

function discovery(entry: EntryOf<'found'>, names: Names): LogText {
  const { by, name, nameEn } = entry;
  const of = { kind: 'foe' as const, text: called({ name, nameEn }) };
  const who: Fills = by === undefined ? {} : { who: person(names, by) };
  const way = by === undefined ? 'Gm' : 'By';
  if (entry.what === 'identity') return sentence(`log.identity${way}`, { ...who, of });
  return sentence(`log.weakness${way}`, { ...who, of, is: attributes(entry) });
}

type Weakness = Extract<EntryOf<'found'>, { what: 'weakness' }>;

function attributes({ weak, resists, immune }: Weakness): LogText {
  const told = [
    ...one('weak.weak', weak),
    ...one('weak.resistant', resists),
    ...one('weak.immune', immune),
  ];
  return told.length === 0 ? sentence('log.weaknessNone') : told;
}

const one = (key: 'weak.weak' | 'weak.resistant' | 'weak.immune', list: readonly Attribute[]) =>
  list.length === 0
    ? []
    : sentence('log.attributes', { kind: t(key), attributes: number(attributesWords(list)) });
