import type { Check } from '../../events';
import type { SgCombatant } from '../../state';
import { checkOf, isEvasion, suffers } from './values';

/** What is wrong with the figures of a check (SG-CHK-2, SG-CHK-5, SG-CHK-9, SG-STS-6). */
export function figureFaults(c: SgCombatant, check: Check): string[] {
  if (check.kind === 'ability') return [];
  const { kind, dice, used, modifier, total } = check;
  const expected = checkOf(c, check);
  const isBlind = suffers(c, 'darkness') && (kind === 'hit' || isEvasion(kind));
  const penalty = isBlind && expected.dice === 2 ? -2 : 0;
  const [a = 0, b = 0] = used.map((place) => dice[place]!);
  const [low = 0, next = 0] = [...dice].sort();
  const alike = dice.length === 3 && new Set(dice).size === 1;
  const isFumble = a === 1 && b === 1 && (!alike || kind === 'resist');
  const right: [string, boolean][] = [
    ['SG-CHK-2: number of dice', dice.length === expected.dice],
    ['SG-CHK-2: modifier', modifier === expected.modifier + penalty],
    ['SG-CHK-2: total', total === a + b + modifier],
    ['SG-STS-6: the lowest', !isBlind || a + b === low + next],
    ['SG-GLM-1: three alike', (check.triple ?? false) === alike],
    ['SG-CHK-5: critical', (check.critical ?? false) === (a === 6 && b === 6)],
    ['SG-CHK-5: fumble', (check.fumble ?? false) === isFumble],
  ];
  return right.flatMap(([what, holds]) => (holds ? [] : [`${what}, ${c.id} ${kind}`]));
}

/** What stands against an attack check. */
export interface Against {
  readonly check?: Check | undefined;
  readonly mikiri?: boolean | undefined;
  readonly insight?: boolean | undefined;
}

/** The lines of SG-ATK-10 from the second on; an attack that fumbles never comes to them. */
export function ladder(attack: Check, { check, mikiri, insight }: Against): string {
  if (mikiri) return 'mikiri';
  if (!check) return 'noDefence';
  if (insight) return 'glimmer';
  if (check.critical) return 'evaded';
  if (attack.critical) return 'hit';
  if (check.fumble) return 'hit';
  return attack.total > check.total ? 'hit' : 'evaded';
}
