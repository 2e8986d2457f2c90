/**
 * Engine actions per second on one core: whole random fights of each system. An action is one
 * actor's choice to its boundary, answers included, without views for people; where a choice is
 * declared first and carried out later, both are in it. The choices are made before the clock
 * starts; the checksum is over the final fights, and no figure is printed unless it is the same as
 * in the first, untimed run.
 *
 * usage: tsx engine.ts [FIGHTS] [SYSTEM]
 */
import { createHash } from 'node:crypto';
import { begin, decide, seededDice, type Fight } from '../packages/rules/src/kernel';
import type { AnySystem } from '../packages/rules/src/kernel/system';
import { SYSTEMS } from '../packages/rules/src/systems';
import { defaultOptions, encounter } from '../packages/rules/src/testing/encounter';
import { play, type Choice } from '../packages/rules/src/testing/random-play';

const FIGHTS = Number(process.argv[2] ?? 60);
const ONLY = process.argv[3];
const ROUNDS = 5;

interface Recorded {
  readonly seed: number;
  readonly choices: readonly Choice[];
}

function start(system: AnySystem, seed: number): Fight {
  return begin(system, 1, defaultOptions(system), encounter(system, seed), seededDice(seed)).fight;
}

function record(system: AnySystem, seed: number): Recorded {
  const played = [...play(system, start(system, seed), seededDice(seed), seed + 1)];
  return { seed, choices: played.map(({ choice }) => choice) };
}

function replay(system: AnySystem, { seed, choices }: Recorded): Fight {
  const dice = seededDice(seed);
  return choices.reduce(
    (fight, { command, by }) => {
      const decided = decide(system, fight, command, by, dice);
      if (!decided.ok) throw new Error(decided.refusal.code);
      return decided.value.fight;
    },
    start(system, seed),
  );
}

function checksum(fights: readonly Fight[]): string {
  const hash = createHash('sha256');
  for (const { combatants, drawn, data } of fights) {
    hash.update(JSON.stringify({ combatants, drawn, data }));
  }
  return hash.digest('hex').slice(0, 16);
}

function measure(system: AnySystem): void {
  const recorded = Array.from({ length: FIGHTS }, (_, seed) => record(system, seed));
  const choices = recorded.reduce((sum, each) => sum + each.choices.length, 0);
  const actions = recorded.reduce(
    (sum, each) => sum + each.choices.filter(({ command }) => command.type === 'act').length,
    0,
  );
  const expected = checksum(recorded.map((each) => replay(system, each)));

  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const ended = recorded.map((each) => replay(system, each));
    const took = performance.now() - began;
    if (checksum(ended) !== expected) throw new Error('The fights ended differently.');
    best = Math.min(best, took);
  }
  const perSecond = (count: number) => Math.round((count / best) * 1000);
  console.log(
    `engine: ${system.id}: ${perSecond(actions)} actions/s, ${perSecond(choices)} commands/s ` +
      `(${actions} actions in ${FIGHTS} fights, best of ${ROUNDS})`,
  );
  console.log(`checksum ${expected}`);
}

SYSTEMS.filter(({ id }) => ONLY === undefined || ONLY === id).forEach(measure);
