import { describe, expect, it } from 'vitest';
import { GroupCommit, type Pending } from './group-commit';
import type { Appended } from './store';
import { sampleRow } from './testing/samples';

const OK: Appended = { ok: true };

const append = (room: string, n = 1): Pending => ({ room, row: sampleRow(n), writes: {} });
const rooms = (count: number) => Array.from({ length: count }, (_, index) => `room-${index}`);

/** A group commit whose batches are noted as they are written, each row as `ROOM N`. */
function noting(outcome: (batch: Pending[]) => Appended[] = (batch) => batch.map(() => OK)) {
  const batches: string[][] = [];
  const commits = new GroupCommit(async (batch) => {
    batches.push(batch.map(({ room, row }) => `${room} ${row.n}`));
    await new Promise((resolve) => setImmediate(resolve));
    return outcome(batch);
  });
  return { commits, batches };
}

describe('GroupCommit', () => {
  it('writes what arrives in one turn together', async () => {
    const { commits, batches } = noting();
    await Promise.all(rooms(20).map((room) => commits.append(append(room))));
    expect(batches.map((batch) => batch.length)).toEqual([20]);
  });

  it('writes together what arrived while the last batch was on its way', async () => {
    const { commits, batches } = noting();
    const first = commits.append(append('a'));
    await Promise.resolve();
    await Promise.resolve();
    expect(batches).toEqual([['a 1']]);
    await Promise.all([first, commits.append(append('b')), commits.append(append('c'))]);
    expect(batches).toEqual([['a 1'], ['b 1', 'c 1']]);
  });

  it('takes one row of a room at a time, in their order', async () => {
    const { commits, batches } = noting();
    await Promise.all([
      commits.append(append('a', 1)),
      commits.append(append('a', 2)),
      commits.append(append('b', 1)),
      commits.append(append('a', 3)),
    ]);
    expect(batches).toEqual([['a 1', 'b 1'], ['a 2'], ['a 3']]);
  });

  it('takes 200 rooms at most', async () => {
    const { commits, batches } = noting();
    await Promise.all(rooms(201).map((room) => commits.append(append(room))));
    expect(batches.map((batch) => batch.length)).toEqual([200, 1]);
  });

  it('gives each append its own result', async () => {
    const { commits } = noting((batch) =>
      batch.map(({ room }) => (room === 'b' ? { ok: false, reason: 'conflict' } : OK)),
    );
    const results = await Promise.all(['a', 'b', 'c'].map((room) => commits.append(append(room))));
    expect(results).toEqual([OK, { ok: false, reason: 'conflict' }, OK]);
  });

  it('tries one by one when the database refuses a value, since nothing was stored', async () => {
    const { commits, batches } = noting((batch) => {
      if (batch.some(({ room }) => room === 'b'))
        throw Object.assign(new Error(), { code: '22021' });
      return batch.map(() => OK);
    });
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((room) => commits.append(append(room))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a 1', 'b 1', 'c 1'], ['a 1'], ['b 1'], ['c 1']]);
  });

  it('does not try again when the connection broke, since all may be stored; then goes on', async () => {
    let broken = true;
    const { commits, batches } = noting((batch) => {
      if (broken) throw Object.assign(new Error(), { code: 'ECONNRESET' });
      return batch.map(() => OK);
    });
    const results = await Promise.allSettled(
      ['a', 'b'].map((room) => commits.append(append(room))),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(batches).toHaveLength(1);
    broken = false;
    expect(await commits.append(append('a'))).toEqual(OK);
  });

  it('is settled once nothing waits', async () => {
    const { commits, batches } = noting();
    void commits.append(append('a', 1));
    void commits.append(append('a', 2));
    await commits.settled();
    expect(batches).toHaveLength(2);
  });
});
