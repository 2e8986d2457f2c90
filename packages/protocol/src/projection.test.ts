import fc from 'fast-check';
import { GM_VIEWER, ONLOOKER, sameJson, seatViewer, viewRoom, type Viewer } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import type { Frame } from './messages';
import { Projection } from './projection';
import { receiveFrame, receivePage, receiveWhole, type Received } from './received';
import { duel, Table } from './testing';

const VIEWERS = [GM_VIEWER, seatViewer('s1'), seatViewer('s2'), ONLOOKER];

const hero = (hp = 30) => ({ name: 'Aoi', hp, grit: 1 });
const fight = (command: object) => ({ type: 'fight', command });
const act = (actor: string, action: object) => fight({ type: 'act', actor, action });
const strike = (actor: string, target: string) => act(actor, { type: 'strike', target });
const answer = (question: string, who: string, value: boolean) =>
  fight({ type: 'answer', question, who, value });
const enemies = (...ids: string[]) =>
  ids.map((id) => ({ id, kind: 'k', sheet: { name: 'Rat', hp: 9, grit: 2 } }));

/** Ann plays c-ann against e-rat; an ambusher waits out of sight. It is c-ann's turn. */
function battle(answerTime = 0): { table: Table; ann: Viewer } {
  const table = new Table(duel, 7, answerTime);
  const ann = table.sit('Ann');
  table.do(ann, { type: 'sheet', id: 'c-ann', sheet: hero() });
  const [rat, ambusher] = enemies('e-rat', 'e-ambusher');
  table.do(GM_VIEWER, { type: 'prepare', enemies: [rat, { ...ambusher, hidden: true }] });
  table.do(GM_VIEWER, { type: 'start' });
  return { table, ann };
}

/** One round: ann strikes, the rat strikes back, nobody guards. */
function round({ table, ann }: ReturnType<typeof battle>): void {
  table.do(ann, strike('c-ann', 'e-rat'));
  table.do(GM_VIEWER, answer('g1', 'e-rat', false));
  table.do(GM_VIEWER, strike('e-rat', 'c-ann'));
  table.do(ann, answer('q1', 'c-ann', false));
}

function framesOf(table: Table, viewer: Viewer): (Frame | null)[] {
  const projection = new Projection(duel, viewer);
  return table.chapters.map((chapter) => projection.fold(chapter));
}

function project(table: Table, viewer: Viewer): Projection {
  const projection = new Projection(duel, viewer);
  for (const chapter of table.chapters) projection.fold(chapter);
  return projection;
}

const kinds = (frames: (Frame | null)[]) => frames.flatMap((f) => f?.log ?? []).map((e) => e.k);

describe('the frames of a viewer', () => {
  it('are numbered without gaps, whatever the others see', () => {
    const game = battle();
    round(game);
    game.table.do(GM_VIEWER, fight({ type: 'rule', command: { type: 'note', note: 'x' } }));
    game.table.do(game.ann, { type: 'say', text: 'hello' });
    for (const viewer of VIEWERS) {
      const numbers = framesOf(game.table, viewer).flatMap((frame) => (frame ? [frame.n] : []));
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
  });

  it('say nothing of what only the GM sees', () => {
    const { table, ann } = battle();
    const before = project(table, ann).n;
    table.do(GM_VIEWER, fight({ type: 'rule', command: { type: 'note', note: 'ambush' } }));
    table.do(GM_VIEWER, fight({ type: 'undo' }));
    table.do(GM_VIEWER, fight({ type: 'correct', target: 'e-ambusher', field: 'hp', value: 1 }));
    table.do(GM_VIEWER, { type: 'prepare', enemies: enemies('e-next') });
    expect(project(table, ann).n).toBe(before);
    expect(project(table, GM_VIEWER).n).toBeGreaterThan(before);
  });

  it('are small: what changed, and what is said of it', () => {
    const game = battle();
    const before = framesOf(game.table, game.ann).length;
    round(game);
    const frames = framesOf(game.table, game.ann).slice(before);
    const bytes = frames.map((frame) => Buffer.byteLength(JSON.stringify(frame)));
    const mean = bytes.reduce((sum, n) => sum + n, 0) / bytes.length;
    expect(mean).toBeLessThanOrEqual(180);
  });
});

describe('an undo', () => {
  it('strikes the entries of its step, and none before or of chat', () => {
    const game = battle();
    round(game);
    game.table.do(game.ann, { type: 'say', text: 'ouch' });
    game.table.do(GM_VIEWER, fight({ type: 'undo' }));
    const frames = framesOf(game.table, game.ann);
    expect(kinds(frames)).toEqual([
      'seated',
      'started',
      'rolled',
      'hurt',
      'rolled',
      'hurt',
      'said',
      'undone',
    ]);
    expect(frames.at(-1)?.strike).toEqual([[4, 5]]);
  });

  it('never strikes what it revealed, nor an undo before it', () => {
    const game = battle();
    round(game);
    game.table.do(GM_VIEWER, fight({ type: 'rule', command: { type: 'reveal', id: 'e-rat' } }));
    game.table.do(GM_VIEWER, fight({ type: 'show', id: 'e-ambusher' }));
    game.table.do(GM_VIEWER, fight({ type: 'undo' }));
    game.table.do(GM_VIEWER, fight({ type: 'undo' }));
    const { log } = project(game.table, game.ann).whole();
    const struck = log.entries.filter((_, i) =>
      log.struck.some(([from, to]) => from <= i && i <= to),
    );
    expect(log.entries.map((entry) => entry.k).slice(-4)).toEqual([
      'revealed',
      'shown',
      'undone',
      'undone',
    ]);
    expect(struck.map((entry) => entry.k)).toEqual(['rolled', 'hurt', 'rolled', 'hurt']);
  });

  it('strikes nothing of an earlier fight', () => {
    const game = battle();
    round(game);
    game.table.do(GM_VIEWER, fight({ type: 'end' }));
    game.table.do(GM_VIEWER, fight({ type: 'finish' }));
    game.table.do(GM_VIEWER, { type: 'prepare', enemies: enemies('e-rat') });
    game.table.do(GM_VIEWER, { type: 'start' });
    game.table.do(game.ann, strike('c-ann', 'e-rat'));
    game.table.do(GM_VIEWER, fight({ type: 'undo' }));
    const frames = framesOf(game.table, game.ann);
    const [[from, to] = [0, 0]] = frames.at(-1)?.strike ?? [];
    expect(project(game.table, game.ann).history(to + 1, to - from + 1).entries).toMatchObject([
      { k: 'rolled', who: 'c-ann' },
    ]);
  });
});

describe('a viewer who comes back', () => {
  it('gets the frames that are missing, or none', () => {
    const game = battle();
    round(game);
    const projection = project(game.table, game.ann);
    const { n } = projection;
    expect(projection.since(n)).toEqual({ frames: [] });
    expect(projection.since(n - 1)).toMatchObject({ frames: [{ n }] });
  });

  it('gets the whole view where it is shorter, and where the number is none of its own', () => {
    const { table, ann } = battle();
    for (let i = 0; i < 40; i += 1) {
      table.do(GM_VIEWER, fight({ type: 'correct', target: 'c-ann', field: 'hp', value: i }));
    }
    const projection = project(table, ann);
    expect(projection.since(4)).toHaveProperty('whole');
    expect(projection.since(undefined)).toHaveProperty('whole');
    expect(projection.since(projection.n + 1)).toHaveProperty('whole');
  });

  it('gets older entries by pages that join without a gap', () => {
    const { table, ann } = battle();
    for (let i = 0; i < 250; i += 1) table.do(ann, { type: 'say', text: `line ${i}` });
    const projection = project(table, ann);
    let received = receiveWhole(projection.whole());
    expect(received.from).toBe(252 - 100);
    while (received.from > 0) {
      received = receivePage(received, projection.history(received.from, 60));
    }
    expect(received.entries).toHaveLength(252);
    expect(received.entries.slice(-1)).toMatchObject([{ text: 'line 249' }]);
    expect(projection.history(0, 60)).toEqual({ from: 0, entries: [], struck: [] });
  });
});

describe('the time of a question', () => {
  it('ends so many seconds after it was asked, for those who see it', () => {
    const game = battle(30);
    round(game);
    game.table.do(game.ann, strike('c-ann', 'e-rat'));
    game.table.do(GM_VIEWER, answer('g2', 'e-rat', false));
    const asked = game.table.chapters.length;
    game.table.do(GM_VIEWER, strike('e-rat', 'c-ann'));
    const until = asked * 1000 + 30_000;
    expect(framesOf(game.table, game.ann).at(-1)?.until).toBe(until);
    game.table.do(game.ann, { type: 'say', text: 'hm' });
    expect(framesOf(game.table, game.ann).at(-1)?.until).toBeUndefined();
    expect(project(game.table, game.ann).whole().until).toBe(until);
    expect(project(game.table, ONLOOKER).whole().until).toBeUndefined();
  });
});

describe('over random games', () => {
  const seat = fc.constantFrom(seatViewer('s1'), seatViewer('s2'), GM_VIEWER);
  const id = fc.constantFrom('c-a', 'c-b', 'e-a', 'e-b', 'e-hidden');
  const question = fc.tuple(fc.constantFrom('q', 'g'), fc.integer({ min: 1, max: 6 }));
  const move = fc.oneof(
    { arbitrary: fc.tuple(id, id).map(([a, b]) => strike(a, b)), weight: 6 },
    {
      arbitrary: fc
        .tuple(question, id, fc.boolean())
        .map(([q, who, v]) => answer(q.join(''), who, v)),
      weight: 12,
    },
    { arbitrary: fc.constant(fight({ type: 'undo' })), weight: 3 },
    id.map((who) => fight({ type: 'show', id: who })),
    id.map((who) => fight({ type: 'conceal', id: who })),
    id.map((who) => fight({ type: 'leave', id: who })),
    id.map((who) => fight({ type: 'rule', command: { type: 'reveal', id: who } })),
    fc
      .string({ maxLength: 5 })
      .map((note) => fight({ type: 'rule', command: { type: 'note', note } })),
    fc.constantFrom(
      { type: 'say', text: 'hi' },
      fight({ type: 'end' }),
      fight({ type: 'finish' }),
      { type: 'prepare', enemies: enemies('e-a', 'e-b') },
      { type: 'start' },
      { type: 'kick', seat: 's2' },
    ),
  );

  function play(moves: (readonly [Viewer, object])[]): Table {
    const table = new Table(duel, 3);
    const [a, b] = [table.sit('A'), table.sit('B')];
    table.do(a, { type: 'sheet', id: 'c-a', sheet: hero() });
    table.do(b, { type: 'sheet', id: 'c-b', sheet: hero() });
    const [ea, eb, hidden] = enemies('e-a', 'e-b', 'e-hidden');
    table.do(GM_VIEWER, { type: 'prepare', enemies: [ea, eb, { ...hidden, hidden: true }] });
    table.do(GM_VIEWER, { type: 'start' });
    for (const [by, command] of moves) table.do(by, command);
    return table;
  }

  const games = fc.array(fc.tuple(seat, move), { maxLength: 40 }).map(play);

  it('a client that patches has what a client that starts anew gets', () => {
    fc.assert(
      fc.property(games, fc.constantFrom(...VIEWERS), (table, viewer) => {
        const projection = new Projection(duel, viewer);
        let received: Received | undefined;
        for (const chapter of table.chapters) {
          const frame = projection.fold(chapter);
          const carried = JSON.parse(JSON.stringify(frame)) as Frame | null;
          if (!received) received = receiveWhole(projection.whole());
          else if (carried) received = receiveFrame(received, carried);
        }
        const { struck, ...rest } = received!;
        const { struck: fresh, ...whole } = receiveWhole(projection.whole());
        expect(sameJson(rest, { ...whole, n: projection.n })).toBe(true);
        expect(numbers(struck)).toEqual(numbers(fresh));
        expect(sameJson(received!.view, viewRoom(duel, table.room, viewer))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('a server that starts anew sends the same bytes', () => {
    fc.assert(
      fc.property(games, fc.constantFrom(...VIEWERS), (table, viewer) => {
        const again = project(table, viewer);
        const once = JSON.stringify([framesOf(table, viewer), again.whole()]);
        expect(JSON.stringify([framesOf(table, viewer), project(table, viewer).whole()])).toBe(
          once,
        );
      }),
      { numRuns: 100 },
    );
  });
});

function numbers(ranges: readonly (readonly [number, number])[]): number[] {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  return all.sort((a, b) => a - b);
}
