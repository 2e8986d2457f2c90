import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryEngine, type Engine } from './engine';
import { poolOver } from './pool';

let engine: Engine;
beforeAll(async () => {
  engine = await memoryEngine();
});
afterAll(() => engine.close());

const sum = (values: unknown[]) => ({
  name: 'sum',
  text: 'SELECT $1::int + $2::int AS sum',
  values,
});

it('goes on after a statement that failed', async () => {
  const pool = poolOver(engine.exchange);
  await expect(pool.query(sum(['1', 'x']))).rejects.toMatchObject({ code: '22P02' });
  await expect(pool.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' });
  expect((await pool.query(sum([1, 2]))).rows).toEqual([{ sum: 3 }]);
  await pool.end();
});

it('begins afresh after a connection that broke in the middle of a transaction', async () => {
  const broken = poolOver(engine.exchange);
  const client = await broken.connect();
  await client.query(sum([1, 2]));
  await client.query('BEGIN; CREATE TABLE half (id int)');
  client.release(true);
  const pool = poolOver(engine.exchange);
  expect((await pool.query(sum([3, 4]))).rows).toEqual([{ sum: 7 }]);
  await expect(pool.query('SELECT * FROM half')).rejects.toMatchObject({ code: '42P01' });
  await pool.end();
});

it('tells those who wait, and those who come later, that the database is gone', async () => {
  const pool = poolOver(() => Promise.reject(new Error('gone')));
  await expect(Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')])).rejects.toThrow(
    'gone',
  );
  await expect(pool.query('SELECT 1')).rejects.toThrow('gone');
});
