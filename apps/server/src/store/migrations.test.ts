import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, migrate, type Migration, MigrationError } from './migrations';

const FIRST: Migration = { name: '1_sword', sql: 'CREATE TABLE sword (id int);' };
const SECOND: Migration = {
  name: '2_shield',
  sql: 'ALTER TABLE sword ADD edge int; CREATE TABLE shield (id int);',
};
const BROKEN: Migration = { name: '3_axe', sql: 'CREATE TABLE axe (id int); SELECT nonsense;' };

let pglite: PGlite;
let connection: Connection;
beforeAll(async () => {
  pglite = await PGlite.create();
  connection = {
    script: async (sql) => void (await pglite.exec(sql)),
    query: async <Row>(sql: string, params: unknown[]) =>
      (await pglite.query<Row>(sql, params)).rows,
  };
});
beforeEach(() => pglite.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
afterAll(() => pglite.close());

/** Migrates and returns the names of what was applied. */
async function applied(...migrations: Migration[]): Promise<string[]> {
  const said: string[] = [];
  await migrate(connection, (line) => said.push(line.replace(/.* /, '')), migrations);
  return said;
}

async function tables(): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  it('applies in order what is missing, once', async () => {
    expect(await applied(FIRST)).toEqual(['1_sword']);
    expect(await applied(FIRST, SECOND)).toEqual(['2_shield']);
    expect(await applied(FIRST, SECOND)).toEqual([]);
    expect(await tables()).toEqual(['shield', 'sword']);
  });

  it('keeps the books as Prisma does: sha256 of the text, one step, finished', async () => {
    await applied({ name: '1_abc', sql: '-- abc' });
    const { rows } = await pglite.query(
      `SELECT migration_name, checksum, applied_steps_count, finished_at IS NOT NULL AS finished,
        rolled_back_at, logs FROM _prisma_migrations`,
    );
    expect(rows).toEqual([
      {
        migration_name: '1_abc',
        checksum: 'f4e57de44f72b641624fe22b66961b91258a49940515a8bdb6010f7fe404e08b',
        applied_steps_count: 1,
        finished: true,
        rolled_back_at: null,
        logs: null,
      },
    ]);
  });

  it('leaves nothing of a migration that fails, and can be run again', async () => {
    await expect(applied(FIRST, BROKEN)).rejects.toThrow('nonsense');
    expect(await tables()).toEqual(['sword']);
    expect(await applied(FIRST, { ...BROKEN, sql: 'CREATE TABLE axe (id int)' })).toEqual([
      '3_axe',
    ]);
  });

  it('refuses a database from a newer version', async () => {
    await applied(FIRST, SECOND);
    await expect(applied(FIRST)).rejects.toThrow(MigrationError);
  });

  it('refuses a migration whose text was changed after it was applied', async () => {
    await applied(FIRST);
    await expect(applied({ ...FIRST, sql: '-- another' }, SECOND)).rejects.toThrow(MigrationError);
    expect(await tables()).toEqual(['sword']);
  });

  it('refuses a migration that another tool left half-done, but not one it rolled back', async () => {
    await applied(FIRST);
    await pglite.exec('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(applied(FIRST)).rejects.toThrow(MigrationError);
    await pglite.exec('DROP TABLE sword; UPDATE _prisma_migrations SET rolled_back_at = now()');
    expect(await applied(FIRST)).toEqual(['1_sword']);
  });
});
