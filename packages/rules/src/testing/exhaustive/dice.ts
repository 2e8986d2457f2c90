import { seededDice, type Dice } from '../../kernel/dice';

/**
 * Dice that often show the face of the one before: doubles and triples are what rules love.
 *
 * @param often of four dice, how many do
 */
export function alikeDice(seed: number, often: number): Dice {
  const fair = seededDice(seed);
  const repeats = seededDice(seed + 1);
  return (stream, index, sides) => {
    let like = index;
    while (like > 0 && repeats(stream, like, 4) <= often) like -= 1;
    return fair(stream, like, sides);
  };
}
