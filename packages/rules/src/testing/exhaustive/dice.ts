import { seededDice, type Dice } from '../../kernel/dice';

/**
 * Dice that often show the face before them: doubles and triples are what rules love.
 *
 * @param often of four dice, how many do
 */
export function alikeDice(seed: number, often: number): Dice {
  const fair = seededDice(seed);
  const repeats = seededDice(seed + 1);
  return (stream, index, sides) =>
    fair(stream, repeats(stream, index, 4) <= often ? index - 1 : index, sides);
}
