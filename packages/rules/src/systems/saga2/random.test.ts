import { describe, expect, it } from 'vitest';
import { apply } from '../../kernel/apply';
import { decide, emptyFight } from '../../kernel/decide';
import { seededDice } from '../../kernel/dice';
import type { FightEvent } from '../../kernel/events';
import { all, type Fight } from '../../kernel/fight';
import { bytes, rerun } from '../../kernel/probes/rerun';
import { GM_VIEWER } from '../../kernel/viewer';
import { picker, play, randomChoice } from '../../testing/random-play';
import { saga2 } from '.';
import { everybody } from './combatants';
import { canHold } from './options/hands';
import { isStill } from './phases/command';
import { POOLS } from './sheets';
import { isHero, type SgFight } from './state';
import { optionsFor, start, walk, type Step } from './testing/walk';

const SEEDS = 16;
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

const restored = (seed: number, events: readonly FightEvent[]): SgFight =>
  events
    .map(stored)
    .reduce(
      (fight: Fight, event) => apply(saga2, fight, event),
      emptyFight(saga2, 1, optionsFor(seed)),
    ) as SgFight;

describe('random fights with a meddling GM', () => {
  it('keep every pool between 0 and its maximum (SG-DAT-2)', () => {
    eachStep((step, seed) => {
      for (const { body } of all(step.after)) {
        for (const name of POOLS) {
          const pool = body[name];
          if (pool) ensure(pool.now >= 0 && pool.now <= pool.max, seed, step);
        }
      }
    });
  });

  it('keep in two hands what is held, and no item below none (SG-TRN-2)', () => {
    eachStep((step, seed) => {
      for (const { body } of all(step.after).filter(isHero)) {
        ensure(canHold(body.sheet, body.hands), seed, step);
        ensure(Math.min(0, ...Object.values(body.items)) === 0, seed, step);
      }
    });
  });

  it('let nobody guard who cannot (SG-TRN-15)', () => {
    eachStep((step, seed) => {
      for (const { body } of all(step.after)) {
        const broken = body.statuses.some(({ name }) => name === 'stun' || name === 'paralysis');
        ensure(body.guard === null || (body.condition === 'up' && !broken), seed, step);
      }
    });
  });

  it('give everybody that declared one place in the order, once (SG-TRN-1)', () => {
    eachStep((step, seed) => {
      const actors = step.after.slots.map(({ actor }) => actor);
      ensure(new Set(actors).size === actors.length, seed, step);
    });
  });

  it('never hang: somebody has something to do, a question is open, or the GM is waited for', () => {
    let questions = 0;
    let waits = 0;
    eachStep((step, seed) => {
      const { after } = step;
      if (after.stage !== 'running') return;
      if (after.open) questions += 1;
      const nobodySeen = !everybody(after).some(({ side }) => side === 'enemy');
      if (!after.open && (nobodySeen || isStill(after))) waits += 1;
      else ensure(randomChoice(saga2, after, picker(seed + 1)) !== null, seed, step);
    });
    expect(questions).toBeGreaterThan(400);
    expect(waits).toBeLessThan(questions / 4);
  });

  it('stay playable to their end', () => {
    let ended = 0;
    walks.forEach((steps, seed) => {
      let fight = steps.at(-1)!.after;
      for (const { fight: next } of play(saga2, fight, seededDice(seed), seed + 5, 3000)) {
        fight = next as SgFight;
      }
      if (fight.stage === 'running') {
        expect(isStill(fight), `seed ${seed}`).toBe(true);
        return;
      }
      ended += 1;
      expect(fight.stage, `seed ${seed}`).toBe('over');
      expect(fight.data.victory, `seed ${seed}`).not.toBeNull();
      const closed = decide(saga2, fight, { type: 'finish' }, GM_VIEWER, seededDice(seed));
      expect(closed.ok && closed.value.fight.stage, `seed ${seed}`).toBe('closed');
    });
    expect(ended).toBeGreaterThan(SEEDS / 2);
  });
});

describe('a stored random fight', () => {
  it('replays to the live one, byte by byte, and its open action runs again to the same', () => {
    let looked = 0;
    let open = 0;
    walks.forEach((steps, seed) => {
      let replayed = restored(seed, start(seed).events);
      for (const step of steps) {
        for (const event of step.done?.events ?? []) {
          ensure(event.type !== 'rewound', seed, step);
          replayed = apply(saga2, replayed, stored(event)) as SgFight;
        }
        looked += 1;
        if (looked % 3 > 0) continue;
        ensure(bytes(replayed) === bytes(step.after), seed, step);
        if (!step.after.open) continue;
        open += 1;
        ensure(bytes(rerun(saga2, step.after.open)) === bytes(step.after), seed, step);
      }
    });
    expect(open).toBeGreaterThan(200);
  });

  it('goes on from any prefix as if nothing had happened', () => {
    for (let seed = 0; seed < SEEDS; seed += 4) {
      const steady = walks[seed]!;
      const lost = picker(seed + 1);
      const broken = [
        ...walk(seed, STEPS, (fight, events) => (lost(8) === 0 ? restored(seed, events) : fight)),
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
function undoable(fight: SgFight, shown: readonly string[]): unknown {
  const combatants = all(fight).map(({ body, ...c }) => ({
    ...c,
    presets: undefined,
    body: shown.includes(c.id) ? { row: body.row, condition: body.condition } : body,
  }));
  const data = shown.length > 0 ? { ...fight.data, initiative: {}, order: [] } : fight.data;
  const text = JSON.stringify({ ...fight, data, combatants }, (key, value: unknown) =>
    LASTING.has(key) ? undefined : value,
  );
  return JSON.parse(text) as unknown;
}

const hiddenIn = (fight: SgFight) =>
  all(fight)
    .filter((c) => c.hidden)
    .map((c) => c.id);

describe('undo in a random fight', () => {
  it('leads back to the last boundary exactly, in the middle of an action too', () => {
    let undone = 0;
    let inTheMiddle = 0;
    walks.forEach((steps, seed) => {
      const boundaries: SgFight[] = [];
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
    expect(inTheMiddle).toBeGreaterThan(20);
  });
});
