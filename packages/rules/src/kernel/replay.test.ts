import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from './apply';
import { emptyFight } from './decide';
import type { Fight } from './fight';
import { bytes, rerun } from './probes/rerun';
import { toy } from './probes/toy';
import { intents, restored, ToyPlay } from './probes/toy-play';

const runs = { numRuns: 200 };

describe('a stored fight', () => {
  test('is the played one after every command, and its open action runs again to the same', () => {
    let reruns = 0;
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed);
        for (const intent of list) {
          const { after } = play.step(intent);
          expect(bytes(restored(toy, play.events))).toBe(bytes(after));
          if (!after.open) continue;
          reruns += 1;
          expect(bytes(rerun(toy, after.open))).toBe(bytes(after));
        }
        expect(play.events.map((event) => event.type)).not.toContain('rewound');
      }),
      runs,
    );
    expect(reruns).toBeGreaterThan(500);
  });

  test('goes on from any prefix as if nothing had happened', () => {
    fc.assert(
      fc.property(intents(), fc.nat(), fc.nat(), (list, seed, cut) => {
        const steady = new ToyPlay(seed).play(list);
        const broken = new ToyPlay(seed);
        const at = cut % list.length;
        broken.play(list.slice(0, at)).restart();
        broken.play(list.slice(at));
        expect(broken.events).toEqual(steady.events);
        expect(bytes(broken.fight)).toBe(bytes(steady.fight));
      }),
      runs,
    );
  });

  test('rolls every die once: each index of a stream in order, and the face it has', () => {
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed).play(list);
        const next = { party: 0, gm: 0 };
        for (const event of play.events) {
          if (event.type !== 'rolled') continue;
          const { stream, sides } = event.roll;
          const faces = event.faces.map((_, i) => play.dice(stream, next[stream] + i, sides));
          expect(event.faces).toEqual(faces);
          next[stream] += faces.length;
        }
        expect(play.fight.drawn).toEqual(next);
      }),
      runs,
    );
  });

  test('runs what is queued before anything else', () => {
    let queued = 0;
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed).play(list);
        let fight: Fight = emptyFight(toy, 1, {});
        for (const event of play.events) {
          if (event.type === 'opened') {
            expect(event.queued ?? false).toBe(fight.queue.length > 0);
            if (event.queued) expect(event.call).toEqual(fight.queue[0]);
            queued += event.queued ? 1 : 0;
          }
          fight = apply(toy, fight, event);
        }
      }),
      runs,
    );
    expect(queued).toBeGreaterThan(20);
  });

  test('is not changed by a refusal', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed);
        for (const intent of list) {
          const before = bytes(play.fight);
          const step = play.step(intent);
          expect(bytes(step.before)).toBe(before);
          if (!step.refused) continue;
          codes.add(step.refused);
          expect(step.after).toBe(step.before);
        }
      }),
      runs,
    );
    for (const code of ['old_prompt', 'action_open', 'fight_over', 'nothing_to_undo']) {
      expect(codes).toContain(code);
    }
  });
});
