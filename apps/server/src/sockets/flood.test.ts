import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../testing/client';
import { startServer, type Running } from '../testing/server';
import { openRoom, startFight } from '../testing/table';

const HANDSHAKE = '/socket.io/?EIO=4&transport=polling';

describe('connections', () => {
  let server: Running;
  beforeEach(async () => {
    const env = { MESSAGES_PER_SECOND: '100000', SOCKETS_PER_ADDRESS: '4' };
    server = await startServer({ env });
  });
  afterEach(() => server.close());

  it('whose client asks on and on but reads nothing are hung up on', async () => {
    const { created, gm } = await startFight(server.url);
    const looker = await Client.enter(server.url, created.links.onlooker);
    for (let i = 0; i < 200; i += 1) await gm.did({ type: 'say', text: '乱'.repeat(2000) });
    expect(gm.presences.at(-1)?.onlookers).toBe(1);
    stopReading(looker);
    for (let i = 0; i < 60; i += 1) looker.socket.emit('history', { before: 999 }, () => {});
    await gm.until(() => gm.presences.at(-1)?.onlookers === 0);
    await gm.did({ type: 'say', text: 'the others go on' });
  });

  it('that read nothing do not keep the server from closing', async () => {
    const { created, gm } = await startFight(server.url);
    const looker = await Client.enter(server.url, created.links.onlooker);
    for (let i = 0; i < 100; i += 1) await gm.did({ type: 'say', text: '乱'.repeat(2000) });
    stopReading(looker);
    for (let i = 0; i < 9; i += 1) looker.socket.emit('history', { before: 999 }, () => {});
    await gm.did({ type: 'say', text: 'the end' });
    const asked = Date.now();
    await server.close();
    expect(Date.now() - asked).toBeLessThan(8_000);
  });

  it('that nobody names are counted by address too', async () => {
    const created = await openRoom(server.url);
    const opened = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${server.url}${HANDSHAKE}`);
        return (JSON.parse((await answer.text()).slice(1)) as { sid: string }).sid;
      }),
    );
    await setTimeout(50);
    const alive = await Promise.all(
      opened.map(async (sid) => {
        const url = `${server.url}${HANDSHAKE}&sid=${sid}`;
        const body = `40${JSON.stringify({ protocol: 1, room: 'x', token: 'x' })}`;
        return (await fetch(url, { method: 'POST', body })).ok;
      }),
    );
    expect(alive.filter(Boolean)).toHaveLength(8);
    expect(created.room).not.toBe('');
  });
});

/** The client's side of the connection takes in nothing more, though it is open. */
function stopReading({ socket }: Client): void {
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause(): void } } };
  };
  transport.ws._socket.pause();
}
