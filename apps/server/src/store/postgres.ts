import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import type { Database } from './database';
import { migrate } from './migrations';

/** Opens a database on a PostgreSQL server. */
export async function openPostgres(url: string, say: (line: string) => void): Promise<Database> {
  say('Connecting to PostgreSQL');
  await migrateOverOneConnection(url, say);
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    query: async <Row>(name: string, text: string, values: unknown[]) =>
      (await pool.query({ name, text, values })).rows as Row[],
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The lock that keeps two servers from migrating at once belongs to a connection. */
async function migrateOverOneConnection(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await migrate(
      {
        script: async (sql) => void (await client.query(sql)),
        query: async (sql, params) => (await client.query(sql, params)).rows,
      },
      say,
    );
  } finally {
    await client.end();
  }
}
