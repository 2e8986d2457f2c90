import { describe, expect, test } from 'vitest';
import { begin, decide } from './decide';
import type { Fight } from './fight';
import { bytes } from './probes/rerun';
import { blankSystem } from './probes/blank-system';
import { askOne, emit, roll, type Scene, type Script } from './script';
import { GM_VIEWER } from './viewer';

type Data = { readonly sum: number };
type Added = { readonly type: 'probe.added'; readonly n: number };

/** How many scripts began: what of a script is gone over again costs time, and nothing else. */
let begun = 0;

function* count(scene: Scene<Fight<Data>>): Script {
  begun += 1;
  for (let i = 0; i < 3; i += 1) {
    const [face = 0] = yield* roll({ label: 'die', who: 'gm', count: 1, sides: 6, stream: 'gm' });
    const choices = [0, 10].map((value) => ({ value }));
    const more = yield* askOne<number>('gm', 'more', { kind: 'one', choices, default: 0 });
    yield* emit<Added>({ type: 'probe.added', n: face + more });
  }
  if (scene.fight.data.sum > 0) yield* emit({ type: 'ended' });
}

const probe = blankSystem<Data, object, Added, { do: 'nothing' }>({
  id: 'probe',
  begin: () => ({ sum: 0 }),
  enter: () => ({}),
  next: () => ({ script: 'count', args: null }),
  scripts: { count },
  apply: (fight, { n }) => ({ ...fight, data: { sum: fight.data.sum + n } }),
  call: () => ({ script: 'count', args: null }),
  possible: () => [],
});

/** Dice show 1, 2, 3 ... */
const dice = (_stream: string, at: number) => at + 1;
const start = () => begin(probe, 1, {}, [], dice).fight;

function answered(fight: Fight, value: number): Fight {
  const question = fight.open!.question!.id;
  const command = { type: 'answer', question, who: 'gm', value, confirm: true } as const;
  const decided = decide(probe, fight, command, GM_VIEWER, dice);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.fight;
}

const stored = (fight: Fight) => JSON.parse(JSON.stringify(fight)) as Fight;

describe('a script that waits for an answer', () => {
  test('goes on where it is', () => {
    begun = 0;
    const fight = [10, 0, 10].reduce(answered, start());
    expect([begun, fight.stage, fight.data]).toEqual([1, 'over', { sum: 26 }]);
  });

  test('runs again for a fight that comes from storage, to the same', () => {
    begun = 0;
    const fight = [10, 0, 10].reduce((f, value) => answered(stored(f), value), start());
    expect([begun, fight.stage, fight.data]).toEqual([4, 'over', { sum: 26 }]);
    expect(bytes(fight)).toBe(bytes([10, 0, 10].reduce(answered, start())));
  });

  test('goes every way that is tried from one moment, without one of them touching another', () => {
    const first = answered(start(), 10);
    const one = answered(answered(first, 0), 0);
    const two = answered(answered(first, 10), 10);
    const three = answered(answered(first, 0), 10);
    expect([one, two, three].map(({ data }) => data)).toEqual([
      { sum: 16 },
      { sum: 36 },
      { sum: 26 },
    ]);
  });
});
