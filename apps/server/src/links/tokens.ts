import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What nobody may guess. One place makes it all, so that a test can deal it out. */
export interface Secrets {
  /** Id of a room: 128 random bits. */
  roomId(): string;
  /** Token of a link or a seat: 256 random bits. */
  token(): string;
  /** Seed of a stream of dice: 256 random bits, as hex. */
  seed(): string;
}

export const randomSecrets: Secrets = {
  roomId: () => randomBytes(16).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
};

/** What is kept of a token: its sha256, in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of the person who joins by this link with an id of their own making: always the same. */
export function joinToken(link: string, id: string): string {
  return createHmac('sha256', link).update(id).digest('base64url');
}
