import type { Id } from '@ransen/rules';
import { figure, type LogPart, type LogText } from '../../../ui/log/log';
import { filled, joined, marked, type Fills } from '../../shared/sentence';
import type { Names } from '../../web-system';
import { t, type SwKey } from '../texts';
import { numberedPart, withPart } from '../words/names';
import { called } from '../words/terms';
import type { Piece } from './entries';

/** A sentence of the catalogue, its gaps filled with names and figures that stay marked. */
export const sentence = (key: SwKey, fills: Fills = {}): LogText => filled(t(key), fills);

/** A combatant's name, with the part of it that is meant. */
export const nameWith = (names: Names, id: Id, piece?: Piece | null): string =>
  withPart(names.name(id), piece ? pieceName(piece) : undefined);

/** A combatant's name, marked with its side. */
export const person = (names: Names, id: Id, piece?: Piece | null): LogPart =>
  marked(names, id, nameWith(names, id, piece));

const pieceName = (piece: Piece): string => numberedPart(called(piece), piece.nth);

/** Names one after another, each marked. */
export const people = (parts: readonly LogPart[]): LogText => joined(parts, t('comma'));

export const number = (value: string): LogPart => figure(value);

/** The thing somebody uses, or nothing. */
export function thing({ what, whatEn }: { what?: string; whatEn?: string }): string | undefined {
  return what === undefined ? undefined : called({ name: what, nameEn: whatEn });
}
