import { describe, expect, it } from 'vitest';
import { apply } from '../../kernel/apply';
import { decide, emptyFight } from '../../kernel/decide';
import { seededDice } from '../../kernel/dice';
import type { FightEvent } from '../../kernel/events';
import { all, type Fight } from '../../kernel/fight';
import { bytes, rerun } from '../../kernel/probes/rerun';
import { GM_VIEWER } from '../../kernel/viewer';
import { play, randomChoice, picker } from '../../testing/random-play';
import { swordWorld2 } from '.';
import { maxHp, maxMp } from './resolve/values';
import { isMonster, type SwFight } from './state';
import { optionsFor, start, walk, type Step } from './testing/walk';

const SEEDS = 30;
const STEPS = 120;

const walks = Array.from({ length: SEEDS }, (_, seed) => [...walk(seed, STEPS)]);

function eachStep(look: (step: Step, seed: number) => void): void {
  walks.forEach((steps, seed) => steps.forEach((step) => look(step, seed)));
}

const said = (seed: number, { command }: Step) => `seed ${seed}: ${JSON.stringify(command)}`;

/** Like `expect`, which is slow a hundred thousand times. */
function ensure(holds: boolean, seed: number, step: Step): void {
  if (!holds) expect.fail(said(seed, step));
}

/** What storage gives back of an event. */
const stored = (event: FightEvent) => JSON.parse(JSON.stringify(event)) as FightEvent;

const restored = (seed: number, events: readonly FightEvent[]): SwFight =>
  events
    .map(stored)
    .reduce(
      (fight: Fight, event) => apply(swordWorld2, fight, event),
      emptyFight(swordWorld2, 1, optionsFor(seed)),
    ) as SwFight;

describe('random fights with a meddling GM', () => {
  it('keep MP at 0 or more, HP and MP at the maximum or less (SW-ACT-16)', () => {
    eachStep((step, seed) => {
      for (const c of all(step.after)) {
        for (const [key, { hp, mp }] of Object.entries(c.body.parts)) {
          ensure(hp <= maxHp(c, key) && mp >= 0 && mp <= maxMp(c, key), seed, step);
        }
      }
    });
  });

  it('keep two hands and no less than no weapon (SW-ACT-17)', () => {
    eachStep((step, seed) => {
      if (step.kind === 'overrule') return;
      for (const { body } of all(step.after)) {
        if (body.type !== 'character') continue;
        for (const { left = 0, ground } of Object.values(body.weapons)) {
          ensure(Math.min(left, ...Object.values(ground)) >= 0, seed, step);
        }
      }
    });
  });

  it('never hang: somebody has something to do, a question is open, or it is over', () => {
    let questions = 0;
    eachStep((step, seed) => {
      const { after } = step;
      if (after.stage !== 'running') return;
      if (after.open) questions += 1;
      const nobodySeen = !all(after).some((c) => isMonster(c) && c.body.nth > 0);
      if (nobodySeen) return;
      ensure(randomChoice(swordWorld2, after, picker(seed + 1)) !== null, seed, step);
    });
    expect(questions).toBeGreaterThan(40);
  });

  it('stay playable to their end', () => {
    walks.forEach((steps, seed) => {
      let fight = steps.at(-1)!.after;
      for (const { fight: next } of play(swordWorld2, fight, seededDice(seed), seed + 5, 4000)) {
        fight = next as SwFight;
      }
      expect(fight.stage, `seed ${seed}`).toBe('over');
      const rolls = fight.data.loot.rolls;
      expect(rolls, `seed ${seed}`).toEqual([]);
      const closed = decide(swordWorld2, fight, { type: 'finish' }, GM_VIEWER, seededDice(seed));
      expect(closed.ok && closed.value.fight.stage, `seed ${seed}`).toBe('closed');
    });
  });
});

describe('a stored random fight', () => {
  it('replays to the live one, byte by byte, and its open action runs again to the same', () => {
    let open = 0;
    walks.forEach((steps, seed) => {
      let replayed = restored(seed, start(seed).events);
      for (const step of steps) {
        for (const event of step.done?.events ?? []) {
          ensure(event.type !== 'rewound', seed, step);
          replayed = apply(swordWorld2, replayed, stored(event)) as SwFight;
        }
        ensure(bytes(replayed) === bytes(step.after), seed, step);
        if (!step.after.open) continue;
        open += 1;
        ensure(bytes(rerun(swordWorld2, step.after.open)) === bytes(step.after), seed, step);
      }
    });
    expect(open).toBeGreaterThan(40);
  });

  it('goes on from any prefix as if nothing had happened', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const steady = walks[seed]!;
      const lost = picker(seed + 1);
      const broken = [
        ...walk(seed, STEPS, (fight, events) =>
          fight.open || lost(12) === 0 ? restored(seed, events) : fight,
        ),
      ];
      expect(broken.map(({ done, code }) => done?.events ?? code)).toEqual(
        steady.map(({ done, code }) => done?.events ?? code),
      );
      expect(bytes(broken.at(-1)!.after)).toBe(bytes(steady.at(-1)!.after));
    }
  });
});

/** What undo leaves as it is: dice, numbers, ids, what was seen, found out or said. */
const LASTING = new Set(
  'past drawn spare asked step appearances retired proposals slots hidden appeared nth kinds'.split(
    ' ',
  ),
);

/** What undo takes back; who was `shown` since has done nothing yet, whatever it did unseen. */
function undoable(fight: SwFight, shown: readonly string[]): unknown {
  const combatants = all(fight).map(({ body, ...c }) => ({
    ...c,
    body: shown.includes(c.id) ? { area: body.area, condition: body.condition } : body,
  }));
  const text = JSON.stringify({ ...fight, combatants }, (key, value: unknown) =>
    LASTING.has(key) ? undefined : value,
  );
  return JSON.parse(text) as unknown;
}

const hiddenIn = (fight: SwFight) =>
  all(fight)
    .filter((c) => c.hidden)
    .map((c) => c.id);

describe('undo in a random fight', () => {
  it('leads back to the last boundary exactly, in the middle of an action too', () => {
    let undone = 0;
    let inTheMiddle = 0;
    walks.forEach((steps, seed) => {
      const boundaries: SwFight[] = [];
      for (const step of steps) {
        const [first] = step.done?.events ?? [];
        if (first?.type === 'stepped') boundaries.push(step.before);
        if (first?.type !== 'undone') continue;
        undone += 1;
        if (step.before.open) inTheMiddle += 1;
        const boundary = boundaries.pop()!;
        const shown = hiddenIn(boundary).filter((id) => !hiddenIn(step.after).includes(id));
        expect(undoable(step.after, shown), said(seed, step)).toEqual(undoable(boundary, shown));
        expect(step.after.drawn).toEqual(step.before.drawn);
      }
    });
    expect(undone).toBeGreaterThan(40);
    expect(inTheMiddle).toBeGreaterThan(1);
  });
});
