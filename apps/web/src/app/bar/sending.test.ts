import type { FightView } from '@ransen/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../room/desk.svelte';
import { Sending } from './sending.svelte';
import type { Order } from './squad';

const order = (id: string): Order => ({
  actor: { key: id, id },
  action: { do: 'strike' },
  aims: [],
});
const pack = ['a', 'b', 'c'].map(order);

/** What the table is like after an order, and whether its answer comes before the frame. */
interface Course {
  readonly refused?: string;
  readonly frame: 'before' | 'after';
  readonly waits?: readonly string[];
}

let sent: string[];
let done: string[];
let frame: number;
let waits: readonly string[];

/** A desk whose orders take the given course, one after the other. */
function sendingWith(...courses: Course[]): Sending {
  const connection = {
    get received() {
      return { n: frame };
    },
  };
  const desk = {
    connection,
    web: { refusal: () => 'Not possible.' },
    get fight() {
      return { stage: 'running', waits } as unknown as FightView;
    },
    fightDo: ({ actor }: { actor: string }) => {
      const course = courses[sent.length] ?? { frame: 'after' };
      sent.push(actor);
      const arrive = () => {
        frame += 1;
        waits = course.waits ?? [];
      };
      if (course.refused) return Promise.resolve({ ok: false, error: { code: course.refused } });
      if (course.frame === 'before') arrive();
      else setTimeout(arrive, 100);
      return Promise.resolve({ ok: true });
    },
  };
  return new Sending(desk as unknown as Desk);
}

const carryOut = (sending: Sending) =>
  sending.carryOut(pack, false, ({ actor }) => void done.push(actor.id));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  done = [];
  frame = 1;
  waits = [];
});

afterEach(() => vi.useRealTimers());

describe('orders', () => {
  it('go out when the view shows what came of the one before', async () => {
    const sending = sendingWith();
    const all = carryOut(sending);
    await vi.advanceTimersByTimeAsync(90);
    expect([sent, sending.progress]).toEqual([['a'], { done: 0, of: 3 }]);
    await vi.advanceTimersByTimeAsync(40);
    expect([sent, sending.progress]).toEqual([['a', 'b'], { done: 1, of: 3 }]);
    await vi.advanceTimersByTimeAsync(200);
    await all;
    expect([done, sending.progress, sending.problem]).toEqual([
      ['a', 'b', 'c'],
      undefined,
      undefined,
    ]);
  });

  it('do not wait for a frame that came before the answer', async () => {
    const sending = sendingWith({ frame: 'before' }, { frame: 'before' });
    void carryOut(sending);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('stop where something has to be decided, and say how many are left', async () => {
    const sending = sendingWith({ frame: 'after', waits: ['c-ann'] });
    void carryOut(sending);
    await vi.advanceTimersByTimeAsync(200);
    expect([sent, done, sending.progress]).toEqual([['a'], ['a'], undefined]);
    expect(sending.problem).toMatch('2');
  });

  it('stop where one is refused, until the next try', async () => {
    const sending = sendingWith({ frame: 'before' }, { frame: 'after', refused: 'odd' });
    await carryOut(sending);
    expect([sent, done]).toEqual([['a', 'b'], ['a']]);
    expect(sending.problem).toBeDefined();
    sending.clear();
    expect(sending.problem).toBeUndefined();
  });
});
