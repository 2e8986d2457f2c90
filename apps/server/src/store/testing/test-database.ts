import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL database of its own for one test file. */
export interface TestDatabase {
  url: string;
  /** Ends all its connections and deletes it. */
  drop(): Promise<void>;
}

/** Creates an empty database beside the one at `DATABASE_TEST_URL`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const base = process.env.DATABASE_TEST_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const name = `ransen_${randomUUID().replaceAll('-', '')}`;
  await run(base, `CREATE DATABASE ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(base, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
