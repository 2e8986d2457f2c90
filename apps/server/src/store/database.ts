import type { PrismaClient } from '../generated/prisma/client';
import { openDirectory, openMemory } from './embedded';
import { openPostgres } from './postgres';

/** PostgreSQL, on a server or embedded: Prisma for most things, SQL where that is much faster. */
export interface Database {
  prisma: PrismaClient;
  /** Runs one statement; `name` lets a server keep its plan. */
  query<Row>(name: string, sql: string, params: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens what the URL names and brings its schema up to date; see `openStore`. */
export function openDatabase(url: string, say: (line: string) => void): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, say);
  if (url.startsWith('file:')) return openDirectory(url.slice('file:'.length), say);
  if (url === 'memory:') return openMemory();
  return Promise.reject(
    new Error('The database URL must start with postgres:// or file:, or be memory:'),
  );
}
