import { readLink, type Enter } from '@ransen/protocol';
import { readStored, writeStored } from '../../browser/stored';

/** Room and token of a link as people paste it: whole, without its host, or with spaces around it. */
export function readPastedLink(text: string): Enter | undefined {
  try {
    const url = new URL(text.trim(), location.origin);
    return readLink(url.pathname, url.hash);
  } catch {
    return undefined;
  }
}

/** The name this person used last. */
export const lastName = (): string => readStored('name') ?? '';
export const rememberName = (name: string): void => writeStored('name', name);
