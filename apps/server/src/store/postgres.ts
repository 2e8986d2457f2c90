import pg from 'pg';
import type { Database } from './database';
import { migrate } from './migrations';
import { asConnection, asDatabase } from './pool';

/** Opens a database on a PostgreSQL server. */
export async function openPostgres(url: string, say: (line: string) => void): Promise<Database> {
  say('Connecting to PostgreSQL');
  await migrateOverOneConnection(url, say);
  return asDatabase(
    new pg.Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      keepAlive: true,
    }),
  );
}

/** The lock that keeps two servers from migrating at once belongs to a connection. */
async function migrateOverOneConnection(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await migrate(asConnection(client), say);
  } finally {
    await client.end();
  }
}
