export type SoundName = 'turn' | 'asked' | 'dice' | 'hit' | 'discovery' | 'over';

/** One stroke: when (ms from the start), what, how long (ms), how high (Hz), how loud (0 to 1). */
export interface Stroke {
  at: number;
  kind: 'wood' | 'rattle' | 'felt' | 'bell';
  length: number;
  pitch: number;
  gain: number;
}

const wood = (at: number, pitch = 520, gain = 0.5): Stroke => ({
  at,
  kind: 'wood',
  length: 90,
  pitch,
  gain,
});

const rattle = (at: number, pitch: number): Stroke => ({
  at,
  kind: 'rattle',
  length: 40,
  pitch,
  gain: 0.22,
});

/** Every sound as a few strokes; all are over within 700 ms. */
export const SCORES: Readonly<Record<SoundName, readonly Stroke[]>> = {
  turn: [wood(0), wood(160, 590)],
  asked: [wood(0, 780)],
  dice: [rattle(0, 2600), rattle(55, 3100), rattle(95, 2400), rattle(150, 2900), rattle(210, 2200)],
  hit: [{ at: 0, kind: 'felt', length: 260, pitch: 96, gain: 0.6 }],
  discovery: [{ at: 0, kind: 'bell', length: 650, pitch: 1560, gain: 0.25 }],
  over: [wood(0, 560), wood(190, 520, 0.42), wood(480, 480, 0.34)],
};

/** When a sound has died away, ms from its start. */
export function lengthOf(name: SoundName): number {
  return Math.max(...SCORES[name].map((stroke) => stroke.at + stroke.length));
}
