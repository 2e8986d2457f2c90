import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './store';
import { expectNothingLost, reopenContract, storeContract } from './testing/contract';
import { startWriter } from './testing/killed-writer';
import { openRoom, sampleRow } from './testing/samples';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const open = () => openStore(database.url);

describe('postgres://', () => {
  it('lets two servers start at once on an empty database', async () => {
    const empty = await createTestDatabase();
    const stores = await Promise.all([openStore(empty.url), openStore(empty.url)]);
    const room = await openRoom(stores[0]);
    expect(await stores[1].rows(room)).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
    await empty.drop();
  });

  storeContract(open);
  reopenContract(open);

  it('keeps every row of two servers that write the same rooms, without gaps', async () => {
    const servers = [await open(), await open()] as const;
    const rooms = await Promise.all(Array.from({ length: 20 }, () => openRoom(servers[0])));
    const play = async (store: Store, seat: string, room: string) => {
      for (let done = 0; done < 10;) {
        const n = (await store.rows(room)).length + 1;
        const { ok } = await store.append(room, sampleRow(n, { seat, body: done }));
        if (ok) done += 1;
      }
    };
    await Promise.all(
      rooms.flatMap((room) => [play(servers[0], 'a', room), play(servers[1], 'b', room)]),
    );
    for (const room of rooms) {
      const rows = await servers[0].rows(room, 2);
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
      for (const seat of ['a', 'b']) {
        const own = rows.filter((row) => row.seat === seat).map(({ body }) => body);
        expect(own).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      }
    }
    await Promise.all(servers.map((store) => store.close()));
  });

  it('loses no acknowledged row of a server that is killed', async () => {
    const writer = startWriter(database.url);
    await writer.until(400);
    await writer.kill();

    const store = await open();
    await expectNothingLost(store, writer.acknowledged);
    await store.close();
  });

  it('goes on after its connections were cut', async () => {
    const store = await open();
    const room = await openRoom(store);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await admin.end();
    await expect
      .poll(() =>
        store.ping().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await store.append(room, sampleRow(2))).toEqual({ ok: true });
    await store.close();
  });
});
