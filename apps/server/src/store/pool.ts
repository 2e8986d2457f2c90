import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import type { Database } from './database';
import type { Connection } from './migrations';
import { Wire, type Exchange } from './wire';

/** A database by its connections; `release` lets go of what lies behind them. */
export function asDatabase(pool: pg.Pool, release = async () => {}): Database {
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
      await release();
    },
  };
}

/** One connection, for migrations. */
export function asConnection(client: pg.ClientBase): Connection {
  return {
    script: async (sql) => void (await client.query(sql)),
    query: async (sql, params) => (await client.query(sql, params)).rows,
  };
}

/** A pool of the one connection that there is to a database of one session. */
export function poolOver(exchange: Exchange): pg.Pool {
  return new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    stream: () => new Wire(exchange),
  });
}
