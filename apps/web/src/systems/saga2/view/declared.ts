import {
  NATURAL,
  seenOf,
  UNARMED,
  type Command,
  type HeardCommand,
  type Seen,
} from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { called, rowWord } from '../words/terms';

/** What somebody declared, in a few words: 長剣 → 魔物A; 防御、リンをかばう. */
export function declaredWords(
  view: FightView,
  who: Id,
  command: Command | HeardCommand,
  names: Names,
): string {
  const seen = seenOf(view, who);
  const what = seen ? deedWords(seen, command, names) : t('name.unseen');
  if (!seen || command.from === seen.body.row) return what;
  return t('declared.from', { what, row: rowWord(command.from) });
}

function deedWords(seen: Seen, command: Command | HeardCommand, names: Names): string {
  switch (command.do) {
    case 'attack':
      return aimed(weaponWord(seen, command.weapon), command, names);
    case 'technique':
      return aimed(techniqueWord(seen, command.technique), command, names);
    case 'item':
      return aimed(itemWord(seen, command.item), command, names);
    case 'guard':
      return guardWords(command, names);
  }
}

function guardWords({ defend, cover }: Extract<Command, { do: 'guard' }>, names: Names): string {
  if (cover === undefined) return t(defend ? 'declared.defend' : 'declared.nothing');
  return t(defend ? 'declared.defendCover' : 'declared.cover', { name: names.name(cover) });
}

function aimed(
  what: string,
  {
    target,
    row,
  }: { readonly target?: Id | undefined; readonly row?: 'front' | 'back' | undefined },
  names: Names,
): string {
  if (target !== undefined) return t('declared.at', { what, target: names.name(target) });
  return row === undefined ? what : t('declared.at', { what, target: rowWord(row) });
}

/** A weapon or shield by its id, as its owner has it. */
export function weaponWord({ body }: Seen, id: string): string {
  if (id === UNARMED) return t('weapon.unarmed');
  if (id === NATURAL || body.type === 'enemy') return t('weapon.natural');
  const gear = [...body.sheet.weapons, ...body.sheet.shields].find((each) => each.id === id);
  return gear ? called(gear) : id;
}

/** A technique by its id; of an unknown enemy as it is heard. */
export function techniqueWord({ body }: Seen, id: string | undefined): string {
  const known =
    body.type === 'character'
      ? [...body.sheet.techniques, ...body.learned]
      : body.sheet?.techniques;
  const own = known?.find((technique) => technique.id === id);
  if (own) return called(own);
  const heard = body.type === 'enemy' ? body.commandName : undefined;
  return heard ? called(heard) : t('offer.technique');
}

function itemWord({ body }: Seen, id: string): string {
  const item = body.type === 'character' && body.sheet.items.find((each) => each.id === id);
  return item ? called(item) : t('offer.item');
}
