import type { Undoable } from '../../ui/gm/gm';
import type { LogEntry } from '../../ui/log/log';
import { sentenceOf } from '../log/plain-text';
import type { Desk } from '../room/desk.svelte';

const DEEDS: readonly LogEntry['kind'][] = ['event', 'gm', 'found'];
const SHOWN = 3;

/** The latest lines that still stand, newest last: what undo takes back is among them. */
export function latestDeeds(desk: Desk): readonly string[] {
  const standing = desk.lines.filter(({ kind, undone }) => DEEDS.includes(kind) && !undone);
  return standing.slice(-SHOWN).map(sentenceOf);
}

/** What undo would take back, by its last line. */
export function lastDeed(desk: Desk): Undoable | undefined {
  const text = latestDeeds(desk).at(-1);
  return desk.fight?.undo && text !== undefined ? { id: 'last', text } : undefined;
}
