import type { Look, LookAnswer } from '@ransen/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { Eyes } from './eyes.svelte';
import { TestRoom, TestWire } from './testing';

const ANN = { role: 'seat', seat: 's1' } as const;
const ONLOOKER = { role: 'onlooker' } as const;

/** What each of them is sent; told apart by what was said in it. */
let anns: TestRoom;
let onlookers: TestRoom;
let wire: TestWire;
let connection: Connection;
let eyes: Eyes;

interface Asked {
  readonly look: Look;
  readonly answer: (answer: LookAnswer) => Promise<void>;
}

/** Looks that were sent so far; an answer is given time to arrive. */
const asked = (): Asked[] =>
  wire.sent.flatMap((each) => {
    if (each.name !== 'look') return [];
    const [look, arrive] = each.args;
    const answer = async (given: LookAnswer) => {
      arrive(given);
      await vi.advanceTimersByTimeAsync(0);
    };
    return [{ look, answer }];
  });

const whole = (room: TestRoom): LookAnswer => ({ ok: true, whole: room.whole as never });

/** Whose eyes, and the last that was said in what they see. */
const shown = () => [eyes.as, eyes.received?.entries.findLast(({ k }) => k === 'said')?.text];

beforeEach(() => {
  vi.useFakeTimers();
  anns = new TestRoom();
  anns.say('seen by Ann');
  onlookers = new TestRoom();
  onlookers.say('seen by onlookers');
  connection = new Connection({
    room: 'r1',
    token: 'gm',
    openWire: (auth) => (wire = new TestWire(auth)),
    onoutdated: () => false,
  });
  wire.says('welcome', new TestRoom().welcome());
  eyes = new Eyes(connection);
});

afterEach(() => {
  connection.leave();
  vi.useRealTimers();
});

describe('looking through somebody’s eyes', () => {
  it('shows whose eyes and what they see at one moment, not before the view came', async () => {
    void eyes.open(ANN);
    expect(shown()).toEqual([undefined, undefined]);
    expect(asked().map(({ look }) => look)).toEqual([{ as: ANN }]);
    await asked()[0]!.answer(whole(anns));
    expect(shown()).toEqual([ANN, 'seen by Ann']);
  });

  it('asks for what came since by the last frame it has', async () => {
    void eyes.open(ANN);
    await asked()[0]!.answer(whole(anns));
    const had = eyes.received!.n;
    anns.say('a word more');
    void eyes.refresh();
    expect(asked()[1]!.look).toMatchObject({ as: ANN, frame: had });
    await asked()[1]!.answer({ ok: true, frames: anns.sync(had).frames });
    expect(shown()).toEqual([ANN, 'a word more']);
  });

  it('asks once more for what came while an answer was on its way', async () => {
    void eyes.open(ANN);
    void eyes.refresh();
    void eyes.refresh();
    expect(asked().length).toBe(1);
    await asked()[0]!.answer(whole(anns));
    expect(asked().length).toBe(2);
    await asked()[1]!.answer({ ok: true, frames: [] });
    expect([asked().length, ...shown()]).toEqual([2, ANN, 'seen by Ann']);
  });
});

describe('another one’s eyes', () => {
  it('take the place of the first at once with their view', async () => {
    void eyes.open(ANN);
    await asked()[0]!.answer(whole(anns));
    void eyes.open(ONLOOKER);
    expect(shown()).toEqual([ANN, 'seen by Ann']);
    expect(asked()[1]!.look).toEqual({ as: ONLOOKER });
    await asked()[1]!.answer(whole(onlookers));
    expect(shown()).toEqual([ONLOOKER, 'seen by onlookers']);
  });

  it('are asked for when the first answer comes, which is never shown', async () => {
    void eyes.open(ANN);
    void eyes.open(ONLOOKER);
    expect(asked().length).toBe(1);
    await asked()[0]!.answer(whole(anns));
    expect(shown()).toEqual([undefined, undefined]);
    expect(asked()[1]!.look).toEqual({ as: ONLOOKER });
    await asked()[1]!.answer(whole(onlookers));
    expect(shown()).toEqual([ONLOOKER, 'seen by onlookers']);
  });

  it('that cannot be had leave the first, which go on seeing', async () => {
    void eyes.open(ANN);
    await asked()[0]!.answer(whole(anns));
    void eyes.open({ role: 'seat', seat: 'gone' });
    await asked()[1]!.answer({ ok: false, error: { code: 'unknown_seat' } });
    expect(shown()).toEqual([ANN, 'seen by Ann']);
    void eyes.refresh();
    expect(asked()[2]!.look).toMatchObject({ as: ANN });
  });
});

describe('one’s own eyes again', () => {
  it('stay, whatever comes after', async () => {
    void eyes.open(ANN);
    await asked()[0]!.answer(whole(anns));
    void eyes.refresh();
    eyes.close();
    expect(shown()).toEqual([undefined, undefined]);
    await asked()[1]!.answer(whole(anns));
    void eyes.refresh();
    expect([asked().length, ...shown()]).toEqual([2, undefined, undefined]);
  });

  it('stay also when they were closed before the first answer', async () => {
    void eyes.open(ANN);
    eyes.close();
    await asked()[0]!.answer(whole(anns));
    expect(shown()).toEqual([undefined, undefined]);
    void eyes.open(ONLOOKER);
    await asked()[1]!.answer(whole(onlookers));
    expect(shown()).toEqual([ONLOOKER, 'seen by onlookers']);
  });

  it('are what one has when the other’s could not be had', async () => {
    void eyes.open(ANN);
    await asked()[0]!.answer({ ok: false, error: { code: 'unreachable' } });
    void eyes.refresh();
    expect([asked().length, ...shown()]).toEqual([1, undefined, undefined]);
  });
});
