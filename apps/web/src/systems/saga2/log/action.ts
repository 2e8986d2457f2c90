import { formatNumber } from '../../../texts/index.svelte';
import type { LogText } from '../../../ui/log/log';
import type { LineWords, Names } from '../../web-system';
import { t } from '../texts';
import { poolWord } from '../words/technique';
import { rowWord } from '../words/terms';
import type { EntryOf } from './entries';
import { checkRoll, secretNote } from './rolls';
import { event, number, people, person, sentence, system, thing } from './sentence';

/** What somebody does, what is rolled for it, and whether it gets through. */
export const actionLine = {
  act: (entry: EntryOf<'act'>, names: Names): LineWords => ({
    kind: 'event',
    text: [...deedText(entry, names), ...besides(entry)],
  }),
  lost: ({ who, why }: EntryOf<'lost'>, names: Names) =>
    event(`log.lost.${why ?? 'unknown'}`, { who: person(names, who) }),
  pay: ({ who, pool, amount }: EntryOf<'pay'>, names: Names) =>
    system(t('log.pay', { who: names.name(who), pool: poolWord(pool), amount })),
  reroll: ({ who, from, to }: EntryOf<'reroll'>, names: Names) =>
    event('log.reroll', { who: person(names, who), from: number(from), to: number(to) }),
  check: (entry: EntryOf<'check'>, names: Names): LineWords => ({
    kind: 'event',
    text: checkText(entry, names),
    rolls: [{ ...checkRoll(t(`check.${entry.kind}`), entry), ...secretNote(entry, 'dice') }],
  }),
  cover: ({ who, ally }: EntryOf<'cover'>, names: Names) =>
    event('log.cover', { who: person(names, who), ally: person(names, ally) }),
  answer: ({ who, outcome, extra }: EntryOf<'answer'>, names: Names): LineWords => ({
    kind: 'event',
    text: [
      ...sentence(`log.answer.${outcome}`, { who: person(names, who) }),
      ...(extra ? sentence('log.answer.extra', { extra: number(`${extra}D`) }) : []),
    ],
  }),
  use: (entry: EntryOf<'use'>, names: Names) =>
    system(t('log.use', { who: names.name(entry.who), what: thing(entry) ?? t('offer.item') })),
  'chain-open': ({ members, aim }: EntryOf<'chain-open'>, names: Names) =>
    event('log.chainOpen', { members: people(names, members), aim: person(names, aim) }),
  chain: ({ members, face, aim }: EntryOf<'chain'>, names: Names) =>
    event('log.chain', {
      members: people(names, members),
      face: number(formatNumber(face)),
      aim: person(names, aim),
    }),
  glimmer: (entry: EntryOf<'glimmer'>, names: Names): LineWords =>
    insight('log.glimmer', entry, names, { rank: number(entry.rank) }),
  mikiri: (entry: EntryOf<'mikiri'>, names: Names): LineWords =>
    insight('log.mikiri', entry, names),
  'mikiri-used': (entry: EntryOf<'mikiri-used'>, names: Names): LineWords => ({
    kind: 'event',
    text: [
      ...sentence('log.mikiriUsed', {
        who: person(names, entry.who),
        what: thing(entry) ?? t('offer.technique'),
      }),
      ...(entry.place ? sentence('log.mikiriPlace') : []),
    ],
  }),
};

/** The event of the evening: told to the whole table. */
function insight(
  key: 'log.glimmer' | 'log.mikiri',
  entry: EntryOf<'glimmer'> | EntryOf<'mikiri'>,
  names: Names,
  more: Parameters<typeof sentence>[1] = {},
): LineWords {
  const what = thing(entry) ?? t('offer.technique');
  return {
    kind: 'found',
    title: t(`${key}.title`),
    text: sentence(key, { who: person(names, entry.who), what, ...more }),
    banner: what,
  };
}

function deedText(entry: EntryOf<'act'>, names: Names): LogText {
  const { deed, aim, row } = entry;
  const who = person(names, entry.who);
  const at = aim === undefined ? row && rowWord(row) : person(names, aim);
  const what = thing(entry);
  const fills = { who, ...(what === undefined ? {} : { what }), ...(at ? { aim: at } : {}) };
  if (deed === 'guard') return sentence('log.act.guard', fills);
  if (what === undefined) return sentence(at ? 'log.act.bareAt' : 'log.act.bare', fills);
  return sentence(at ? `log.act.${deed}At` : `log.act.${deed}`, fills);
}

/** Another target, a normal attack instead, somebody else's will. */
const besides = ({ retargeted, fallback, why, overruled }: EntryOf<'act'>): LogText => [
  ...(why === undefined ? [] : sentence(`log.why.${why}`)),
  ...(retargeted ? sentence('log.retargeted') : []),
  ...(fallback ? sentence('log.fallback') : []),
  ...(overruled ? sentence('log.overruled') : []),
];

function checkText(entry: EntryOf<'check'>, names: Names): LogText {
  const what = thing(entry);
  const fills = { who: person(names, entry.who), check: t(`check.${entry.kind}`) };
  if (what === undefined) return sentence('log.check', fills);
  return sentence('log.checkWith', { ...fills, what });
}
