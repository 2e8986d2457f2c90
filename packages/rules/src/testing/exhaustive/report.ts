import type { Result } from './run';

/** Lines for people: how far the run came, then one for each failure. */
export function report(result: Result): string[] {
  const { system, seed, rounds, choices, effects, unused } = result;
  const used = effects - unused.length;
  return [
    `${system}: ${rounds} fights, ${choices} commands, ${used} of ${effects} effects`,
    ...failures(result),
  ].map((line) => line.replaceAll('\n', ' '));

  function failures({ faults, wronglyImpossible, unlisted }: Result): string[] {
    return [
      ...faults.map(
        ({ round, choice, command, message }) =>
          `pnpm exhaustive ${system} ${seed} ${round} at command ${choice} of the last fight: ${message} ${JSON.stringify(command)}`,
      ),
      ...unused.map((effect) => `never came up: ${effect}`),
      ...wronglyImpossible.map((effect) => `said to be impossible: ${effect}`),
      ...unlisted.map((effect) => `not in the kit: ${effect}`),
    ];
  }
}
