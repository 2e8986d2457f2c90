import { SYSTEMS, type AnySystem } from '@ransen/rules';

/** Release of the program. Every change of what frames hold, or of how they are read, is one. */
export const RELEASE = '0.1.0';

/** The version of a program with these systems. */
export function versionOf(systems: readonly Pick<AnySystem, 'id' | 'version'>[]): string {
  return [RELEASE, ...systems.map(({ id, version }) => `${id}@${version}`)].join('/');
}

/** This program's version: a page that gets another one in `welcome` loads itself again. */
export const VERSION = versionOf(SYSTEMS);
