import type { Stream } from '@ransen/rules';

/**
 * A die is HMAC-SHA256(key: the seed's text, message: `stream:index:attempt`), its first four bytes
 * as an unsigned number, modulo the sides, plus 1. Numbers that would favour some faces are thrown
 * away, and the next attempt (0, 1, 2 ...) is made.
 */
export function dieMessage(stream: Stream, index: number, attempt: number): string {
  return `${stream}:${index}:${attempt}`;
}

/** The face 1..sides that a hash gives; undefined if it has to be thrown away. */
export function faceOf(hash: Uint8Array, sides: number): number | undefined {
  const number = new DataView(hash.buffer, hash.byteOffset, 4).getUint32(0);
  const fair = Math.floor(2 ** 32 / sides) * sides;
  return number < fair ? (number % sides) + 1 : undefined;
}
