import type { Id } from '@ransen/rules';
import { figure, type LogPart, type LogText } from '../../../ui/log/log';
import { filled, joined, marked, type Fills } from '../../shared/sentence';
import type { LineWords, Names } from '../../web-system';
import { t, type SgKey } from '../texts';
import { called } from '../words/terms';

/** A sentence of the catalogue, its gaps filled with names and figures that stay marked. */
export const sentence = (key: SgKey, fills: Fills = {}): LogText => filled(t(key), fills);

export const event = (key: SgKey, fills: Fills = {}): LineWords => ({
  kind: 'event',
  text: sentence(key, fills),
});

export const system = (text: string): LineWords => ({ kind: 'system', text });

/** A combatant's name, marked with its side. */
export const person = (names: Names, id: Id): LogPart => marked(names, id);

/** Names one after another, each marked. */
export const people = (names: Names, ids: readonly Id[]): LogText =>
  joined(
    ids.map((id) => person(names, id)),
    t('comma'),
  );

export const number = (value: string | number): LogPart => figure(String(value));

interface What {
  readonly what?: string;
  readonly whatEn?: string;
}

/** The thing that is meant, or nothing. */
export const thing = ({ what, whatEn }: What): string | undefined =>
  what === undefined ? undefined : called({ name: what, nameEn: whatEn });
