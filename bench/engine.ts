/**
 * Engine actions per second on one core: whole random Sword World fights. An action is one actor's
 * choice to its boundary, answers included, without views for people. The choices are made before
 * the clock starts; the checksum is over the final fights, and no figure is printed unless it is
 * the same as in the first, untimed run.
 */
import { createHash } from 'node:crypto';
import { begin, decide, seededDice, type Fight } from '../packages/rules/src/kernel';
import { swordWorld2 } from '../packages/rules/src/systems/sword-world-2';
import {
  encounter,
  optionsOf,
} from '../packages/rules/src/systems/sword-world-2/testing/encounter';
import { play, type Choice } from '../packages/rules/src/testing/random-play';

const FIGHTS = Number(process.argv[2] ?? 60);
const ROUNDS = 5;

interface Recorded {
  readonly seed: number;
  readonly choices: readonly Choice[];
}

const options = optionsOf({});

function start(seed: number): Fight {
  return begin(swordWorld2, 1, options, encounter(seed), seededDice(seed)).fight;
}

function record(seed: number): Recorded {
  const played = [...play(swordWorld2, start(seed), seededDice(seed), seed + 1)];
  return { seed, choices: played.map(({ choice }) => choice) };
}

function replay({ seed, choices }: Recorded): Fight {
  const dice = seededDice(seed);
  return choices.reduce((fight, { command, by }) => {
    const decided = decide(swordWorld2, fight, command, by, dice);
    if (!decided.ok) throw new Error(decided.refusal.code);
    return decided.value.fight;
  }, start(seed));
}

function checksum(fights: readonly Fight[]): string {
  const hash = createHash('sha256');
  for (const { combatants, drawn, data } of fights) {
    hash.update(JSON.stringify({ combatants, drawn, data }));
  }
  return hash.digest('hex').slice(0, 16);
}

const recorded = Array.from({ length: FIGHTS }, (_, seed) => record(seed));
const actions = recorded.reduce(
  (sum, { choices }) => sum + choices.filter(({ command }) => command.type === 'act').length,
  0,
);
const expected = checksum(recorded.map(replay));

let best = Infinity;
for (let round = 0; round < ROUNDS; round += 1) {
  const began = performance.now();
  const ended = recorded.map(replay);
  const took = performance.now() - began;
  if (checksum(ended) !== expected) throw new Error('The fights ended differently.');
  best = Math.min(best, took);
}
const rate = Math.round((actions / best) * 1000);
console.log(
  `engine: ${rate} actions/s (${actions} actions in ${FIGHTS} fights, best of ${ROUNDS})`,
);
console.log(`checksum ${expected}`);
