import type { Id } from '@ransen/rules';
import { foe, logText, party, type LogPart, type LogText } from '../../ui/log/log';
import type { Names } from '../web-system';

/** What stands for `{name}` in a sentence: a word, a marked one, or several of them. */
export type Fill = LogPart | LogText;
export type Fills = Readonly<Record<string, Fill>>;

const MARK = /^\{(\w+)\}$/;

/** A sentence of a catalogue, its gaps filled with names and figures that stay marked. */
export function filled(template: string, fills: Fills = {}): LogText {
  return logText(template, {}).flatMap((piece): LogText => {
    const name = typeof piece === 'string' ? MARK.exec(piece)?.[1] : undefined;
    const fill = name === undefined ? undefined : fills[name];
    if (fill === undefined) return [piece];
    return isText(fill) ? fill : [fill];
  });
}

const isText = (fill: Fill): fill is LogText => Array.isArray(fill);

/** A name, marked with the side of whoever has it. */
export const marked = (names: Names, id: Id, name = names.name(id)): LogPart =>
  names.side(id) === 'party' ? party(name) : foe(name);

/** Names one after another, each marked. */
export function joined(parts: readonly LogPart[], comma: string): LogText {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [comma, part]));
}
