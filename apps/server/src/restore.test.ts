import { type Frame, type Projection } from '@ransen/protocol';
import { duel } from '@ransen/protocol/testing';
import { GM_VIEWER, ONLOOKER, seatViewer, type Viewer } from '@ransen/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { project } from './rooms/project';
import type { JournalRow } from './store/store';
import { Client } from './testing/client';
import { startServer, type Running } from './testing/server';
import { answer, inFight, startFight, strike } from './testing/table';

/** What was sent over the years must be what a server that reads the journal anew would send. */
describe('a journal read anew', () => {
  let server: Running;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.close());

  async function playedGame() {
    const { created, gm, ann } = await startFight(server.url);
    const looker = await Client.enter(server.url, created.links.onlooker);
    await gm.did(inFight({ type: 'enter', enemies: [ambusher] }));
    await ann.did(strike('c-ann', 'e-rat'));
    await gm.did(answer('g1', 'e-rat', true));
    await gm.did(strike('e-rat', 'c-ann'));
    await ann.did(answer('q1', 'c-ann', false));
    await gm.did(inFight({ type: 'rule', command: { type: 'note', note: 'secret' } }));
    await gm.did(inFight({ type: 'undo' }));
    await gm.did(inFight({ type: 'show', id: 'e-ambusher' }));
    await gm.did(inFight({ type: 'rule', command: { type: 'reveal', id: 'e-rat' } }));
    await gm.did(inFight({ type: 'undo' }));
    await ann.did({ type: 'say', text: '乱戦 👺 <b>' });
    await gm.did(inFight({ type: 'end' }));
    await gm.did(inFight({ type: 'finish' }));
    await ann.did({ type: 'between', id: 'c-ann', change: { rest: true } });
    await gm.did({ type: 'kick', seat: 's1' });
    await gm.did({ type: 'say', text: 'the end' });
    await looker.until(() => looker.log.at(-1)?.text === 'the end');
    const rows = await server.store.rows(created.room);
    return { rows, sent: { gm, ann, looker } };
  }

  const ambusher = {
    id: 'e-ambusher',
    kind: 'rat',
    hidden: true,
    sheet: { name: 'Ambusher', hp: 5, grit: 0 },
  };

  it('gives every viewer the bytes it got, after every single row', async () => {
    const { rows, sent } = await playedGame();
    const viewers: [Viewer, Client][] = [
      [GM_VIEWER, sent.gm],
      [seatViewer('s1'), sent.ann],
      [ONLOOKER, sent.looker],
    ];
    for (const [viewer, client] of viewers) {
      const first = client.welcome!.whole.n;
      expect(client.frames.length).toBeGreaterThan(5);
      for (const frame of client.frames) {
        expect(JSON.stringify(await frameAnew(rows, viewer, frame.n))).toBe(JSON.stringify(frame));
      }
      expect(client.frames[0]?.n).toBe(first + 1);
    }
  });

  it('gives those who come at once what each of them gets alone', async () => {
    const { rows } = await playedGame();
    const viewers: Viewer[] = [GM_VIEWER, seatViewer('s1'), seatViewer('s2'), ONLOOKER];
    const together = await project(duel, viewers, rows);
    for (const [i, viewer] of viewers.entries()) {
      const [alone] = await project(duel, [viewer], rows);
      const bytes = (of: Projection | undefined) => JSON.stringify([of?.since(1), of?.whole()]);
      expect(bytes(together[i])).toBe(bytes(alone));
    }
  });

  /** Frame `n` as made by a server that starts at the row which led to it. */
  async function frameAnew(rows: JournalRow[], viewer: Viewer, n: number): Promise<Frame> {
    for (let length = 1; length <= rows.length; length += 1) {
      const [projection] = await project(duel, [viewer], rows.slice(0, length));
      if (projection?.n === n) return lastFrame(projection);
    }
    throw new Error(`no frame ${n}`);
  }

  function lastFrame(projection: Projection): Frame {
    const missing = projection.since(projection.n - 1);
    if ('frames' in missing) return missing.frames[0]!;
    throw new Error('the whole view is shorter than its last frame');
  }
});
