import type { Id } from '@ransen/rules';
import { figure, foe, logText, party, type LogPart, type LogText } from '../../../ui/log/log';
import type { Names } from '../../web-system';
import { t, type SwKey } from '../texts';
import { numberedPart, withPart } from '../words/names';
import { called } from '../words/terms';
import type { Piece } from './entries';

/** What stands for `{name}` in a sentence: a word, a marked one, or several of them. */
type Fill = LogPart | LogText;

const MARK = /^\{(\w+)\}$/;

/** A sentence of the catalogue, its gaps filled with names and figures that stay marked. */
export function sentence(key: SwKey, fills: Readonly<Record<string, Fill>> = {}): LogText {
  return logText(t(key), {}).flatMap((piece): LogText => {
    const name = typeof piece === 'string' ? MARK.exec(piece)?.[1] : undefined;
    const fill = name === undefined ? undefined : fills[name];
    if (fill === undefined) return [piece];
    return isText(fill) ? fill : [fill];
  });
}

const isText = (fill: Fill): fill is LogText => Array.isArray(fill);

/** A combatant's name, with the part of it that is meant. */
export const nameWith = (names: Names, id: Id, piece?: Piece | null): string =>
  withPart(names.name(id), piece ? pieceName(piece) : undefined);

/** A combatant's name, marked with its side. */
export function person(names: Names, id: Id, piece?: Piece | null): LogPart {
  const name = nameWith(names, id, piece);
  return names.side(id) === 'party' ? party(name) : foe(name);
}

const pieceName = (piece: Piece): string => numberedPart(called(piece), piece.nth);

/** Names one after another, each marked. */
export function people(parts: readonly LogPart[]): LogText {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [t('comma'), part]));
}

export const number = (value: string): LogPart => figure(value);

/** The thing somebody uses, or nothing. */
export function thing({ what, whatEn }: { what?: string; whatEn?: string }): string | undefined {
  return what === undefined ? undefined : called({ name: what, nameEn: whatEn });
}
