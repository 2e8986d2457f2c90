import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Appended, Store } from '../store';
import { NOW, openRoom, sampleLink, sampleRoom, sampleRow } from './samples';

const OK: Appended = { ok: true };
const CONFLICT: Appended = { ok: false, reason: 'conflict' };
const DUPLICATE: Appended = { ok: false, reason: 'duplicate' };

const SEEDS = { fight: 1, party: 'aa11', hidden: 'bb22' };

/** What every database behind the store must do. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  const lastOf = async (room: string) => (await store.rows(room)).at(-1)?.n;

  describe('createRoom', () => {
    it('stores the room, its first row, links and seeds', async () => {
      const room = sampleRoom();
      const first = sampleRow(1, { seat: null, commandId: null, body: { opened: true } });
      const links = [sampleLink(room.id, 'gm'), sampleLink(room.id, 'seat')];
      await store.createRoom(room, first, { addLinks: links, seeds: SEEDS });

      expect(await store.room(room.id)).toEqual(room);
      expect(await store.rows(room.id)).toEqual([first]);
      expect(await store.link(links[0]!.hash)).toEqual(links[0]);
      expect(await store.link(links[1]!.hash)).toEqual(links[1]);
      expect(await store.seeds(room.id, 1)).toEqual(SEEDS);
    });

    it('refuses an id that is in use and leaves that room as it was', async () => {
      const room = sampleRoom();
      const first = sampleRow(1);
      await store.createRoom(room, first, {});
      await expect(
        store.createRoom({ ...room, system: 'saga2' }, sampleRow(1), {}),
      ).rejects.toThrow();
      expect(await store.room(room.id)).toEqual(room);
      expect(await store.rows(room.id)).toEqual([first]);
    });

    it('stores nothing when one of its links cannot be stored', async () => {
      const link = sampleLink('');
      const room = sampleRoom();
      await store.createRoom(sampleRoom(), sampleRow(1), { addLinks: [link] });
      await expect(store.createRoom(room, sampleRow(1), { addLinks: [link] })).rejects.toThrow();
      expect(await store.room(room.id)).toBeNull();
      expect(await store.rows(room.id)).toEqual([]);
    });
  });

  describe('reading', () => {
    it('has nothing for unknown rooms, links and fights', async () => {
      const room = await openRoom(store);
      expect(await store.room('nowhere')).toBeNull();
      expect(await store.rows('nowhere')).toEqual([]);
      expect(await store.link('no such hash')).toBeNull();
      expect(await store.seeds(room, 1)).toBeNull();
    });

    it('gives rows in order, from a number on', async () => {
      const room = await openRoom(store);
      for (let n = 2; n <= 12; n += 1) await store.append(room, sampleRow(n));
      const numbers = async (from?: number) => (await store.rows(room, from)).map(({ n }) => n);
      expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await numbers(10)).toEqual([10, 11, 12]);
      expect(await numbers(13)).toEqual([]);
    });

    it('gives every field of a row back', async () => {
      const room = await openRoom(store);
      const rows = [
        sampleRow(2, { commandId: 'c-1', seat: 'seat-b', at: NOW, body: { z: 1, a: [null, 0.1] } }),
        sampleRow(3, { commandId: null, seat: null, at: 0, body: 'text' }),
        sampleRow(4, { body: null }),
      ];
      for (const row of rows) await store.append(room, row);
      expect(await store.rows(room, 2)).toEqual(rows);
    });

    it('gives any JSON back as the same bytes, keys in their order', async () => {
      const room = await openRoom(store);
      const awkward = { b: '\u0000', a: '\ud800', 10: '乱戦 😀 " \\ \n', '': [1e21, 5e-324, -1] };
      let n = 1;
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (body) => {
          n += 1;
          expect(await store.append(room, sampleRow(n, { body }))).toEqual(OK);
          const [row] = await store.rows(room, n);
          expect(JSON.stringify(row!.body)).toBe(JSON.stringify(body));
        }),
        { numRuns: 100, examples: [[awkward]] },
      );
    });
  });

  describe('append: duplicates', () => {
    it('refuses a command id that its seat has used, whatever the number', async () => {
      const room = await openRoom(store);
      await store.append(room, sampleRow(2, { commandId: 'c-1' }));
      expect(await store.append(room, sampleRow(3, { commandId: 'c-1' }))).toEqual(DUPLICATE);
      expect(await store.append(room, sampleRow(2, { commandId: 'c-1' }))).toEqual(DUPLICATE);
      expect(await lastOf(room)).toBe(2);
    });

    it('refuses it for rows without a seat too', async () => {
      const room = await openRoom(store);
      await store.append(room, sampleRow(2, { commandId: 'c-1', seat: null }));
      const again = sampleRow(3, { commandId: 'c-1', seat: null });
      expect(await store.append(room, again)).toEqual(DUPLICATE);
    });

    it('takes the same id from another seat and in another room', async () => {
      const [room, other] = [await openRoom(store), await openRoom(store)];
      await store.append(room, sampleRow(2, { commandId: 'c-1' }));
      const fromB = sampleRow(3, { commandId: 'c-1', seat: 'seat-b' });
      expect(await store.append(room, fromB)).toEqual(OK);
      expect(await store.append(other, sampleRow(2, { commandId: 'c-1' }))).toEqual(OK);
    });

    it('takes any number of rows without a command id', async () => {
      const room = await openRoom(store);
      expect(await store.append(room, sampleRow(2, { commandId: null }))).toEqual(OK);
      expect(await store.append(room, sampleRow(3, { commandId: null }))).toEqual(OK);
    });
  });

  describe('append: conflicts', () => {
    it('refuses a number that is taken and keeps the row that has it', async () => {
      const room = await openRoom(store);
      const row = sampleRow(2);
      await store.append(room, row);
      expect(await store.append(room, sampleRow(2))).toEqual(CONFLICT);
      expect(await store.rows(room, 2)).toEqual([row]);
    });

    it('refuses a number that would leave a gap, and an unknown room', async () => {
      const room = await openRoom(store);
      expect(await store.append(room, sampleRow(3))).toEqual(CONFLICT);
      expect(await store.append('nowhere', sampleRow(2))).toEqual(CONFLICT);
      expect(await lastOf(room)).toBe(1);
    });

    it('lets one of twenty writers of the same number win', async () => {
      const room = await openRoom(store);
      const results = await Promise.all(
        Array.from({ length: 20 }, () => store.append(room, sampleRow(2))),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await lastOf(room)).toBe(2);
    });
  });

  describe('append: many rooms at once', () => {
    it('stores five rows of each of 200 rooms', async () => {
      const rooms = await Promise.all(Array.from({ length: 200 }, () => openRoom(store)));
      const fill = async (room: string) => {
        for (let n = 2; n <= 6; n += 1) expect(await store.append(room, sampleRow(n))).toEqual(OK);
      };
      await Promise.all(rooms.map(fill));
      for (const room of rooms) {
        expect((await store.rows(room)).map(({ body }) => body)).toEqual(
          [1, 2, 3, 4, 5, 6].map((n) => ({ n })),
        );
      }
    });

    it('stores rows of one room that were handed over together, in their order', async () => {
      const room = await openRoom(store);
      const rows = [sampleRow(2), sampleRow(3), sampleRow(4)];
      const results = await Promise.all(rows.map((row) => store.append(room, row)));
      expect(results).toEqual([OK, OK, OK]);
      expect(await store.rows(room, 2)).toEqual(rows);
    });

    it('refuses one room without touching the others of its transaction', async () => {
      const [good, taken, repeated] = await Promise.all([1, 2, 3].map(() => openRoom(store)));
      await store.append(repeated!, sampleRow(2, { commandId: 'c-1' }));
      const results = await Promise.all([
        store.append(taken!, sampleRow(1)),
        store.append(good!, sampleRow(2)),
        store.append(repeated!, sampleRow(3, { commandId: 'c-1' })),
      ]);
      expect(results).toEqual([CONFLICT, OK, DUPLICATE]);
      expect(await lastOf(good!)).toBe(2);
    });

    it('rejects a row the database cannot hold without touching the others', async () => {
      const [good, bad] = [await openRoom(store), await openRoom(store)];
      const results = await Promise.allSettled([
        store.append(bad, sampleRow(2, { commandId: 'zero \u0000' })),
        store.append(good, sampleRow(2)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect([await lastOf(bad), await lastOf(good)]).toEqual([1, 2]);
    });
  });

  describe('append: side writes', () => {
    it('adds and drops links and adds seeds together with the row', async () => {
      const room = await openRoom(store);
      const [old, renewed] = [sampleLink(room), sampleLink(room)];
      await store.append(room, sampleRow(2), { addLinks: [old] });
      await store.append(room, sampleRow(3), {
        dropLinks: [old.hash],
        addLinks: [renewed],
        seeds: SEEDS,
      });
      expect(await store.link(old.hash)).toBeNull();
      expect(await store.link(renewed.hash)).toEqual(renewed);
      expect(await store.seeds(room, 1)).toEqual(SEEDS);
      expect(await store.seeds(room, 2)).toBeNull();
    });

    it('makes none of them when the row is refused', async () => {
      const room = await openRoom(store);
      const [kept, added] = [sampleLink(room), sampleLink(room)];
      await store.append(room, sampleRow(2, { commandId: 'c-1' }), { addLinks: [kept] });
      const writes = { addLinks: [added], dropLinks: [kept.hash], seeds: SEEDS };
      expect(await store.append(room, sampleRow(2), writes)).toEqual(CONFLICT);
      expect(await store.append(room, sampleRow(3, { commandId: 'c-1' }), writes)).toEqual(
        DUPLICATE,
      );
      expect(await store.link(kept.hash)).toEqual(kept);
      expect(await store.link(added.hash)).toBeNull();
      expect(await store.seeds(room, 1)).toBeNull();
    });

    it('does not store the row when one of them cannot be made', async () => {
      const room = await openRoom(store);
      await store.append(room, sampleRow(2), { seeds: SEEDS });
      const added = sampleLink(room);
      const writes = { addLinks: [added], seeds: { ...SEEDS, party: 'cc33' } };
      await expect(store.append(room, sampleRow(3), writes)).rejects.toThrow();
      expect(await lastOf(room)).toBe(2);
      expect(await store.link(added.hash)).toBeNull();
      expect(await store.seeds(room, 1)).toEqual(SEEDS);
    });

    it('leaves links of other rooms alone', async () => {
      const [room, other] = [await openRoom(store), await openRoom(store)];
      const link = sampleLink(other);
      await store.append(other, sampleRow(2), { addLinks: [link] });
      await store.append(room, sampleRow(2), { dropLinks: [link.hash] });
      expect(await store.link(link.hash)).toEqual(link);
    });
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
}

/** What holds in addition where the rows outlive the store. */
export function reopenContract(open: () => Promise<Store>): void {
  it('has stored everything that waited when it was closed', async () => {
    const store = await open();
    const rooms = await Promise.all(Array.from({ length: 10 }, () => openRoom(store)));
    const waiting = rooms.map((room) => store.append(room, sampleRow(2)));
    await store.close();
    expect(await Promise.all(waiting)).toEqual(rooms.map(() => OK));

    const reopened = await open();
    for (const room of rooms) expect(await reopened.rows(room)).toHaveLength(2);
    await reopened.close();
  });
}

/** Every row that was acknowledged is there, and no journal has a gap. */
export async function expectNothingLost(
  store: Store,
  acknowledged: Map<string, number>,
): Promise<void> {
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [room, last] of acknowledged) {
    const numbers = (await store.rows(room)).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(last);
  }
}
