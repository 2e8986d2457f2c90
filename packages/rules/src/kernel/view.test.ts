import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json';
import { toy, type Op } from './probes/toy';
import { intents, ToyPlay, VIEWERS } from './probes/toy-play';
import { viewOf } from './view';
import { GM_VIEWER, ONLOOKER, seatViewer } from './viewer';

const AMY = seatViewer('s-amy');
const ask = (over: object): Op => ({
  ...{ op: 'ask', who: [0], gm: false, drafts: 'all', secret: false, preset: false },
  ...over,
});

/** Order of the numbers: 0 amy, 1 bob, 2 kobold, 3 ghost (hidden). */
function acted(actor: string, ...ops: Op[]): ToyPlay {
  const play = new ToyPlay(3);
  play.do({ type: 'act', actor, action: { ops } as unknown as Json }, GM_VIEWER);
  return play;
}

describe('what players see', () => {
  test('never names a hidden combatant, in no field and no key', () => {
    let hidden = 0;
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed);
        for (const intent of list) {
          const { after } = play.step(intent);
          const ids = Object.values(after.combatants).filter((c) => c.hidden);
          hidden += ids.length;
          for (const viewer of VIEWERS) {
            const seen = JSON.stringify(viewOf(toy, after, viewer));
            for (const { id } of ids) expect(seen).not.toContain(`"${id}"`);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(hidden).toBeGreaterThan(500);
  });

  test('is the same whether or not a hidden combatant acts or is asked', () => {
    const still = viewOf(toy, new ToyPlay(3).fight, ONLOOKER);
    for (const who of [[3], []]) {
      const play = acted('ghost', ask({ who, gm: who.length === 0, secret: who.length === 0 }));
      expect(play.fight.open?.question).toBeTruthy();
      expect(JSON.stringify(viewOf(toy, play.fight, ONLOOKER))).toBe(JSON.stringify(still));
    }
  });

  test('says for whom the table waits: characters by name, enemies as the GM', () => {
    const play = acted('kobold', ask({ who: [0, 1, 2] }));
    expect(viewOf(toy, play.fight, ONLOOKER)).toMatchObject({
      acting: 'kobold',
      waits: ['amy', 'bob', 'gm'],
    });
    play.do({ type: 'answer', question: 'q1', who: 'amy', value: 1, confirm: true }, AMY);
    expect(viewOf(toy, play.fight, ONLOOKER).waits).toEqual(['bob', 'gm']);
  });

  test('of a question to the GM is that the table waits, unless it is secret', () => {
    const waits = (over: object) =>
      viewOf(toy, acted('kobold', ask({ drafts: 'nobody', ...over })).fight, ONLOOKER).waits;
    expect(waits({ who: [2] })).toEqual(['gm']);
    expect(waits({ who: [], gm: true })).toEqual(['gm']);
    expect(waits({ who: [], gm: true, secret: true })).toEqual([]);
    expect(waits({ who: [2], secret: true })).toEqual([]);
    expect(waits({ who: [0], secret: true })).toEqual(['amy']);
  });

  test.each([
    ['nobody', undefined, {}],
    ['answerers', undefined, { amy: { value: 2, confirmed: false } }],
    ['all', { amy: { value: 2, confirmed: false } }, { amy: { value: 2, confirmed: false } }],
  ])('of drafts for %s: an onlooker %j, one who is asked %j', (drafts, onlooker, asked) => {
    const play = acted('kobold', ask({ who: [0, 1], drafts }));
    play.do({ type: 'answer', question: 'q1', who: 'amy', value: 2, confirm: false }, AMY);
    expect(viewOf(toy, play.fight, ONLOOKER).question?.answers).toEqual(onlooker);
    expect(viewOf(toy, play.fight, seatViewer('s-bob')).question?.answers).toEqual(asked);
    expect(viewOf(toy, play.fight, AMY).question?.answers).toHaveProperty('amy');
  });

  test('of a proposal is the system’s to say', () => {
    const play = new ToyPlay(3);
    for (const [i, about] of ['kobold', 'ghost'].entries()) {
      play.do({ type: 'propose', proposal: `p${i}`, about }, GM_VIEWER);
    }
    const kobold = { id: 'p0', by: 'gm', about: 'kobold' };
    expect(viewOf(toy, play.fight, AMY).proposals).toEqual([kobold]);
    expect(viewOf(toy, play.fight, GM_VIEWER).proposals).toHaveLength(2);
  });

  test('a refusal does not tell a hidden combatant from one that is not there', () => {
    const play = new ToyPlay(3);
    for (const actor of ['ghost', 'nobody']) {
      const step = play.do({ type: 'act', actor, action: { ops: [] } }, AMY);
      expect(step.refused).toBe('unknown_combatant');
    }
  });
});
