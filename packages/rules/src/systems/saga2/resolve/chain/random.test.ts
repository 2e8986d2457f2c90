import { describe, expect, it } from 'vitest';
import type { FightCommand } from '../../../../kernel/commands';
import { decide } from '../../../../kernel/decide';
import { seededDice } from '../../../../kernel/dice';
import type { FightEvent } from '../../../../kernel/events';
import { bytes, rerun } from '../../../../kernel/probes/rerun';
import { GM_VIEWER } from '../../../../kernel/viewer';
import { picker, randomChoice } from '../../../../testing/random-play';
import { saga2 } from '../..';
import { isThere } from '../../combatants';
import type { SgFight } from '../../state';
import type { CharacterInput } from '../../sheets';
import { Battle, only } from '../../testing/battle';
import { FIRE, SLASH, SWEEP } from '../../testing/kit';

const SEEDS = 40;

const hero: Partial<CharacterInput> = { techniques: [SLASH, SWEEP, FIRE], hp: 90, wp: 9 };
const HEROES = ['amy', 'bob', 'cat', 'dan'];
const FOES = ['orc', 'imp', 'owl'];
const STATUSES = ['stun', 'darkness', 'sleep', 'charm', 'paralysis'];

type Pick = (n: number) => number;

/** amy's place, with three more behind her. */
function begun(seed: number): SgFight {
  const battle = Battle.acting(
    {
      party: Object.fromEntries(HEROES.map((id) => [id, hero])),
      enemies: Object.fromEntries(
        FOES.map((id) => [id, { hp: 90, row: id === 'owl' ? 'back' : 'front' }]),
      ),
      options: { chainGroups: seed % 2 ? 'every' : 'largest', knowledge: seed % 3 === 0 },
    },
    {},
    HEROES,
  );
  if (seed % 5 === 0) battle.rule({ do: 'special', on: true });
  return battle.fight;
}

/** Something the GM does while everybody thinks. */
function meddling(pick: Pick): FightCommand {
  const id = [...HEROES, ...FOES][pick(HEROES.length + FOES.length)]!;
  const status = STATUSES[pick(STATUSES.length)]!;
  const commands: readonly FightCommand[] = [
    { type: 'leave', id },
    { type: 'correct', target: id, field: 'hp', value: 0 },
    { type: 'conceal', id },
    { type: 'rule', command: { do: 'status', id, status, by: 'orc' } },
  ];
  return commands[pick(commands.length)]!;
}

/** A chain from its opening to its end, the GM meddling; every step is run again from its boundary. */
function chain(seed: number): { before: SgFight; after: SgFight; events: FightEvent[] } {
  const pick = picker(seed * 31 + 7);
  const before = begun(seed);
  const how = pick(2) ? { technique: 'slash' } : { technique: 'sweep' };
  const action = { do: 'chain', ...how, weapon: 'sword', target: FOES[pick(2)]! };
  const events: FightEvent[] = [];
  let fight = before;
  const send = (command: FightCommand) => {
    const decided = decide(saga2, fight, command, GM_VIEWER, seededDice(seed));
    if (!decided.ok) return;
    fight = decided.value.fight as SgFight;
    events.push(...decided.value.events);
  };
  send({ type: 'act', actor: 'amy', action });
  while (fight.open?.call.script === 'chain') {
    expect(bytes(rerun(saga2, fight.open))).toBe(bytes(fight));
    if (pick(5) === 0) send(meddling(pick));
    else send(randomChoice(saga2, fight, pick)!.command);
  }
  return { before, after: fight, events };
}

describe('chains at random with a meddling GM', () => {
  const chains = Array.from({ length: SEEDS }, (_, seed) => chain(seed));

  it('come to their end, as chains, alone, or broken off', () => {
    const chained = chains.filter(({ events }) => only(events, 'sg.chained').length > 0);
    const left = chains.filter(({ events }) => events.some(({ type }) => type === 'left'));
    expect(chained.length).toBeGreaterThan(SEEDS / 10);
    expect(left.length).toBeGreaterThan(SEEDS / 10);
  });

  it('let everybody act once, at most: whoever did has no place any more (SG-CHN-8)', () => {
    for (const { after, events } of chains) {
      const done = [...only(events, 'sg.acts'), ...only(events, 'sg.lost')].map(({ who }) => who);
      expect(new Set(done).size).toBe(done.length);
      const waiting = after.slots.map(({ actor }) => actor);
      expect(done.filter((id) => waiting.includes(id))).toEqual([]);
      if (after.data.turn > 1 || after.data.phase === 'over') continue;
      const there = HEROES.filter((id) => after.combatants[id] && isThere(after.combatants[id]));
      expect(there.filter((id) => !done.includes(id) && !waiting.includes(id))).toEqual([]);
    }
  });

  it('add face x number to each who is chained (SG-CHN-5)', () => {
    for (const { events } of chains) {
      const chained = only(events, 'sg.chained');
      for (const { sums } of only(events, 'sg.damaged').filter(({ why }) => why === 'chain')) {
        const chain = chained.find(({ members }) => sums.some(({ who }) => members.includes(who)));
        for (const { bonus } of sums) {
          expect(bonus).toBe(chain!.face * chain!.members.length);
        }
      }
    }
  });
});
