import { FEATS, OUTCOMES } from '@ransen/rules/sword-world-2';
import type { LineWords, Names } from '../../web-system';
import type { LogRoll, LogText } from '../../../ui/log/log';
import { t } from '../texts';
import { areaWord, termOf } from '../words/terms';
import type { EntryOf } from './entries';
import { checkRoll, secretNote } from './rolls';
import { number, people, person, sentence, thing } from './sentence';

/** What somebody does, and whether it gets through. */
export const actionLine = {
  act: (entry: EntryOf<'act'>, names: Names): LineWords => ({
    kind: 'event',
    text: [...deedText(entry, names), ...besides(entry, names)],
  }),
  move: ({ who, how, area }: EntryOf<'move'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence(`log.move.${how}`, { who: person(names, who), area: areaWord(area) }),
  }),
  gear: (entry: EntryOf<'gear'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence(`log.gear.${entry.deed}`, {
      who: person(names, entry.who),
      what: thing(entry) ?? t('offer.weapon'),
    }),
  }),
  attack: (entry: EntryOf<'attack'>, names: Names): LineWords => ({
    kind: 'event',
    text: blowText(entry, names),
    rolls: opposedRolls(
      entry.acc && { ...checkRoll(t('roll.accuracy'), entry.acc), ...secretNote(entry, 'acc') },
      entry.eva && { ...checkRoll(t('roll.evasion'), entry.eva), ...secretNote(entry, 'eva') },
      t(entry.hit ? 'outcome.hit' : 'outcome.missed'),
    ),
  }),
  resist: (entry: EntryOf<'resist'>, names: Names): LineWords => ({
    kind: 'event',
    text: resistText(entry, names),
    rolls: opposedRolls(
      entry.mag && { ...checkRoll(t('roll.magic'), entry.mag), ...secretNote(entry, 'mag') },
      entry.res && { ...checkRoll(t('roll.resistance'), entry.res), ...secretNote(entry, 'res') },
      resistOutcome(entry),
    ),
  }),
  overruled: ({ who }: EntryOf<'overruled'>, names: Names): LineWords => ({
    kind: 'gm',
    text: sentence('log.overruledBy', { who: person(names, who) }),
  }),
  decline: ({ who }: EntryOf<'decline'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.decline', { who: person(names, who) }),
  }),
  fizzle: (entry: EntryOf<'fizzle'>, names: Names): LineWords => ({
    kind: 'event',
    text: sentence('log.fizzle', { who: person(names, entry.who) }),
    ...(entry.mag
      ? { rolls: [{ ...checkRoll(t('roll.magic'), entry.mag), ...secretNote(entry, 'mag') }] }
      : {}),
  }),
};

function deedText(entry: EntryOf<'act'>, names: Names): LogText {
  const { deed, covers } = entry;
  const what = thing(entry);
  const who = person(names, entry.who);
  const aim = aims(entry, names);
  const fills = { who, ...(what === undefined ? {} : { what }), ...(aim ? { aim } : {}) };
  switch (deed) {
    case 'withdraw':
      return sentence('log.act.withdraw', fills);
    case 'hold':
      return covers === undefined
        ? sentence('log.act.hold', fills)
        : sentence('log.act.holdCover', { who, covers: person(names, covers) });
    case 'pickup':
      return sentence(what === undefined ? 'log.act.pickupBare' : 'log.act.pickup', fills);
    default:
      if (what === undefined) return sentence(aim ? 'log.act.bareAt' : 'log.act.bare', fills);
      return sentence(aim ? `log.act.${deed}At` : `log.act.${deed}`, fills);
  }
}

/** Those aimed at, an enemy of several parts with the part. */
function aims({ aim = [], pieces = [] }: EntryOf<'act'>, names: Names): LogText | undefined {
  if (aim.length === 0) return undefined;
  return people(aim.map((each, i) => person(names, each.split('/')[0]!, pieces[i])));
}

/** Declared feat, the ally guarded, MP paid, the GM's ruling. */
function besides(entry: EntryOf<'act'>, names: Names): LogText {
  const { who, deed, feat, covers, mp, overruled } = entry;
  const declared = feat !== undefined && covers === undefined && deed !== 'multi';
  return [
    ...(declared ? sentence('log.feat', { feat: termOf(FEATS, feat) }) : []),
    ...(covers === undefined || deed === 'hold'
      ? []
      : sentence('log.covers', { who: person(names, who), covers: person(names, covers) })),
    ...(mp === undefined ? [] : sentence('log.mp', { mp: number(String(mp)) })),
    ...(overruled ? sentence('log.overruled') : []),
  ];
}

/** A blow out of hiding names nobody. */
function blowText({ who, to, hit, why, for: covered }: EntryOf<'attack'>, names: Names): LogText {
  if (who === undefined) {
    return sentence(hit ? 'log.attack.hitUnseen' : 'log.attack.missedUnseen', {
      to: person(names, to),
    });
  }
  const fills = { who: person(names, who), to: person(names, to) };
  if (why === 'automatic') return sentence('log.attack.automatic', fills);
  if (why === 'unconscious') return sentence('log.attack.unconscious', fills);
  if (why === 'cover' && covered !== undefined) {
    return sentence('log.attack.cover', { ...fills, for: person(names, covered) });
  }
  return sentence(hit ? 'log.attack.hit' : 'log.attack.missed', fills);
}

function resistText({ who, to, resisted }: EntryOf<'resist'>, names: Names): LogText {
  if (who === undefined) {
    return sentence(resisted ? 'log.resistedUnseen' : 'log.throughUnseen', {
      to: person(names, to),
    });
  }
  const fills = { who: person(names, who), to: person(names, to) };
  return sentence(resisted ? 'log.resisted' : 'log.through', fills);
}

/** The outcome stands behind the last roll this reader may see. */
function opposedRolls(
  active: LogRoll | undefined,
  passive: LogRoll | undefined,
  outcome: string,
): LogRoll[] {
  const seen = [active, passive].filter((roll) => roll !== undefined);
  return seen.map((roll, i) => (i === seen.length - 1 ? { ...roll, outcome } : roll));
}

function resistOutcome({ resisted, outcome }: EntryOf<'resist'>): string {
  if (!resisted) return t('outcome.through');
  return outcome === undefined ? t('outcome.resisted') : termOf(OUTCOMES, outcome);
}
