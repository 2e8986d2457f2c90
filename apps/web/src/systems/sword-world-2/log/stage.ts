import type { LineWords, Names } from '../../web-system';
import type { LogPart, LogRoll } from '../../../ui/log/log';
import { t } from '../texts';
import { areaWord, called, listed, weaknessWords } from '../words/terms';
import type { EntryOf } from './entries';
import { checkRoll } from './rolls';
import { nameWith, number, person, sentence } from './sentence';

const divider = (text: string): LineWords => ({ kind: 'divider', text });

/** Checks, initiative, places, turns, discoveries and loot. */
export const stageLine = {
  knowledge: (entry: EntryOf<'knowledge'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.knowledge', {
      who: person(names, entry.who),
      of: person(names, entry.of),
    }),
    rolls: knowledgeRolls(entry),
  }),
  found: (entry: EntryOf<'found'>, names: Names): LineWords => ({
    kind: 'found',
    title: t(`log.found.${entry.what}`),
    text: foundText(entry, names),
  }),
  veil: ({ of, identified }: EntryOf<'veil'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence(identified ? 'log.veilWeakness' : 'log.veil', { of: person(names, of) }),
  }),
  call: ({ of }: EntryOf<'call'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.call', { of: person(names, of) }),
  }),
  pass: ({ who, stage, piece }: EntryOf<'pass'>, names: Names): LineWords => {
    const key = stage === 'knowledge' || stage === 'initiative' ? stage : 'turn';
    return { kind: 'system', text: t(`log.pass.${key}`, { who: nameWith(names, who, piece) }) };
  },
  initiative: ({ who, check }: EntryOf<'initiative'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.initiative', { who: person(names, who) }),
    rolls: [checkRoll(t('value.initiative'), check)],
  }),
  first: ({ side, target }: EntryOf<'first'>): LineWords => ({
    kind: 'event',
    text: [
      ...sentence(`log.first.${side}`),
      ...(target === undefined
        ? []
        : sentence('log.firstTarget', { target: number(String(target)) })),
    ],
  }),
  place: ({ who, area }: EntryOf<'place'>, names: Names): LineWords => ({
    kind: 'system',
    text: t('log.place', { who: names.name(who), area: areaWord(area) }),
  }),
  turn: ({ side, round }: EntryOf<'turn'>) =>
    divider(t('log.turn', { round: t('turn.round', { round }), side: t(`turn.${side}`) })),
  stage: ({ stage }: EntryOf<'stage'>) =>
    stage === 'initiative' || stage === 'placement' ? divider(t(`stage.${stage}`)) : null,
  over: ({ victory }: EntryOf<'over'>) => divider(t(`log.over.${victory}`)),
  loot: (entry: EntryOf<'loot'>, names: Names): LineWords => ({
    kind: 'event',
    text: lootText(entry, names),
    ...(entry.dice ? { rolls: [lootRoll(entry.dice)] } : {}),
  }),
  grant: ({ id }: EntryOf<'grant'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.grant', { id: person(names, id) }),
  }),
};

/** One roll, read twice where the weakness has a lower total (SW-KNW-6). */
function knowledgeRolls({ dice, mod, total, weakMod }: EntryOf<'knowledge'>): LogRoll[] {
  const identity = checkRoll(t('roll.knowledge'), { dice, mod, total });
  if (weakMod === undefined) return [identity];
  const weak = { label: t('roll.weakness'), total: dice[0] + dice[1] + weakMod };
  return [identity, weak];
}

function foundText(entry: EntryOf<'found'>, names: Names) {
  const { of, by, what, name, nameEn, weakness } = entry;
  const foe = person(names, of);
  const kind = name === undefined ? foe : { kind: 'foe' as const, text: called({ name, nameEn }) };
  const who: Record<string, LogPart> = by === undefined ? {} : { who: person(names, by) };
  const key = by === undefined ? 'Gm' : 'By';
  if (what === 'identity') return sentence(`log.identity${key}`, { ...who, of: kind });
  const is = weakness ? weaknessWords(weakness) : t('weakness.none');
  return sentence(`log.weakness${key}`, { ...who, of: kind, is: number(is) });
}

function lootText({ who, of, piece, items }: EntryOf<'loot'>, names: Names) {
  const fills = { who: person(names, who), of: person(names, of, piece) };
  if (items.length === 0) return sentence('log.lootNothing', fills);
  const found = items.map((item) =>
    t('loot.item', { name: called(item), count: item.count, price: item.count * item.price }),
  );
  return sentence('log.loot', { ...fills, items: listed(found) });
}

const lootRoll = (dice: readonly [number, number]): LogRoll =>
  checkRoll(t('roll.loot'), { dice, mod: 0, total: dice[0] + dice[1] });
