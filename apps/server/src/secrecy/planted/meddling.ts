import type { Picks } from '@ransen/rules/secrecy';
import { inFight } from '../../testing/table';
import { ambush, CORRECTED, lurker, planted } from './sheets';

const STATUSES = [
  ...['poison', 'sleep', 'charm', 'confusion', 'darkness', 'petrification', 'stun', 'paralysis'],
] as const;

/** Who there is to meddle with. */
export interface Cast {
  readonly heroes: readonly string[];
  readonly enemies: readonly string[];
  readonly lurkers: readonly string[];
}

/** Something that a GM might do at any moment, hidden or not; often it is refused. */
export function meddling({ heroes, enemies, lurkers }: Cast, fresh: number, picks: Picks): object {
  const enemy = picks.one([...enemies, ...lurkers]) ?? 'e-0';
  const shown = picks.one(enemies) ?? 'e-0';
  const hero = picks.one(heroes)!;
  const status = picks.one(STATUSES);
  const rule = (command: object) => inFight({ type: 'rule', command });
  const correct = (target: string, field: string, value: unknown) =>
    inFight({ type: 'correct', target, field, value });
  return picks.one([
    correct(enemy, 'hp', CORRECTED.hp),
    correct(enemy, 'wp', CORRECTED.wp),
    correct(enemy, 'jp', CORRECTED.jp),
    correct(hero, 'hp', 30),
    correct(hero, 'lp', 5),
    correct(enemy, 'condition', picks.one(['defeated', 'up'])),
    rule({ do: 'status', id: enemy, status, by: hero }),
    rule({ do: 'status', id: hero, status, by: enemy }),
    rule({ do: 'lift', id: picks.one([enemy, hero]), status }),
    rule({ do: 'strength', of: enemy, by: 13 }),
    rule({ do: 'name', of: shown, publicName: `謎${fresh}` }),
    rule({ do: 'special', on: picks.oneIn(2) }),
    rule({ do: 'depart', id: enemy }),
    inFight({ type: 'conceal', id: picks.one([shown, hero]) }),
    inFight({ type: 'show', id: shown }),
    inFight({ type: 'show', id: hero }),
    inFight({ type: 'leave', id: enemy }),
    inFight({ type: 'undo' }),
    inFight({ type: 'undo' }),
    inFight({ type: 'enter', enemies: [planted(fresh, picks.oneIn(2))] }),
    inFight({ type: 'enter', enemies: [lurker(fresh)] }),
    inFight(ambush(picks.one(lurkers) ?? 'e-0', hero, picks)),
    inFight(ambush(picks.one(lurkers) ?? 'e-0', hero, picks)),
  ])!;
}

/** Commands of a player about somebody who is none of theirs, seen or not. */
export const probes = (id: string, question: string, technique: string): object[] => [
  inFight({ type: 'act', actor: id, action: { do: 'go' } }),
  inFight({ type: 'correct', target: id, field: 'hp', value: 1 }),
  inFight({ type: 'answer', question, who: id, value: 'evasion' }),
  inFight({ type: 'resolve', question }),
  inFight({
    ...{ type: 'act', actor: 'c-1', part: 'command' },
    action: { do: 'technique', technique, target: id, from: 'front', hands: [] },
  }),
];
