import type { Stream } from '@ransen/rules';
import { dieMessage, faceOf } from './dice';

/** One roll of a stream, in the order rolled. */
export interface RecordedRoll {
  readonly sides: number;
  readonly faces: readonly number[];
  /** The first so many faces are dice of an earlier roll, used again. */
  readonly spared?: number;
}

export interface Claim {
  readonly stream: Stream;
  /** The seed that was disclosed when the fight was closed. */
  readonly seed: string;
  /** Its hash, shown before the first die. */
  readonly commitment: string;
  readonly rolls: readonly RecordedRoll[];
}

export type Verdict =
  | { readonly ok: true; readonly dice: number }
  | { readonly ok: false; readonly wrong: 'commitment' }
  /** The die at `die` of the roll at `roll` should have shown `expected`. */
  | {
      readonly ok: false;
      readonly wrong: 'die';
      readonly roll: number;
      readonly die: number;
      readonly expected: number;
    };

/**
 * Checks every die of a stream against its seed, and the seed against the hash that was shown
 * before. Needs the browser's cryptography, which there is on https and on localhost.
 */
export async function verifyDice({ stream, seed, commitment, rolls }: Claim): Promise<Verdict> {
  if ((await sha256(seed)) !== commitment) return { ok: false, wrong: 'commitment' };
  const key = await hmacKey(seed);
  let index = 0;
  for (const [roll, { sides, faces, spared = 0 }] of rolls.entries()) {
    for (let die = spared; die < faces.length; die += 1) {
      const expected = await dieAt(key, stream, index, sides);
      if (faces[die] !== expected) return { ok: false, wrong: 'die', roll, die, expected };
      index += 1;
    }
  }
  return { ok: true, dice: index };
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

async function dieAt(key: Key, stream: Stream, index: number, sides: number): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const message = utf8(dieMessage(stream, index, attempt));
    const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    const face = faceOf(hash, sides);
    if (face !== undefined) return face;
  }
}

function hmacKey(seed: string): Promise<Key> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', utf8(seed), algorithm, false, ['sign']);
}

async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const utf8 = (text: string) => new TextEncoder().encode(text);
