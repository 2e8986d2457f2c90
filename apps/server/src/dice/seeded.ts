import { createHash, createHmac } from 'node:crypto';
import { dieMessage, faceOf } from '@ransen/protocol';
import type { Commitment, Dice } from '@ransen/rules';

/** The two seeds of a fight, each the secret of one stream. */
export type FightSeeds = Readonly<Record<'party' | 'gm', string>>;

/** Dice of a fight: a pure function of its seeds, to be checked by anybody once they are shown. */
export function seededDice(seeds: FightSeeds): Dice {
  return (stream, index, sides) => {
    for (let attempt = 0; ; attempt += 1) {
      const hmac = createHmac('sha256', seeds[stream]);
      const face = faceOf(hmac.update(dieMessage(stream, index, attempt)).digest(), sides);
      if (face !== undefined) return face;
    }
  };
}

/** What is shown of the seeds before the first die. */
export function commitmentOf({ party, gm }: FightSeeds): Commitment {
  return { party: sha256(party), gm: sha256(gm) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
