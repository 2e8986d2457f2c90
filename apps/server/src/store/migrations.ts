import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DIRECTORY = path.resolve(import.meta.dirname, '../../../../prisma/migrations');

/** The number that Prisma's own tools lock while they migrate. */
const PRISMA_LOCK = 72707369;

/** Prisma's own bookkeeping, so that `prisma migrate deploy` and this file agree. */
const BOOKS = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** The schema of a database cannot be brought to this version. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** One connection to the database. */
export interface Connection {
  /** Runs any number of statements without parameters. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, params: unknown[]): Promise<Row[]>;
}

export interface Migration {
  name: string;
  sql: string;
}

interface Applied {
  name: string;
  checksum: string;
  finished: boolean;
}

/**
 * Applies the migrations that a database lacks, each in its own transaction.
 *
 * @throws {MigrationError} when it holds a migration that this version does not know, that has been
 *   changed since, or that was left half-done.
 */
export async function migrate(
  connection: Connection,
  say: (line: string) => void,
  migrations = readMigrations(),
): Promise<void> {
  await connection.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
  try {
    await connection.script(BOOKS);
    const applied = await readApplied(connection);
    for (const entry of applied) check(entry, migrations);
    const done = new Set(applied.map(({ name }) => name));
    for (const migration of migrations.filter(({ name }) => !done.has(name))) {
      say(`Updating the database: ${migration.name}`);
      await apply(connection, migration);
    }
  } finally {
    await connection.query('SELECT pg_advisory_unlock($1)', [PRISMA_LOCK]);
  }
}

/** The migrations of this version, oldest first. */
export function readMigrations(): Migration[] {
  return readdirSync(DIRECTORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      name,
      sql: readFileSync(path.join(DIRECTORY, name, 'migration.sql'), 'utf8'),
    }));
}

function readApplied(connection: Connection): Promise<Applied[]> {
  return connection.query<Applied>(
    `SELECT "migration_name" AS name, "checksum", "finished_at" IS NOT NULL AS finished
     FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "started_at"`,
    [],
  );
}

function check({ name, checksum, finished }: Applied, migrations: Migration[]): void {
  const known = migrations.find((migration) => migration.name === name);
  if (!known) throw new MigrationError(`The database is from a newer version: it has ${name}.`);
  if (!finished) throw new MigrationError(`The database has ${name} only half-done.`);
  if (checksumOf(known) !== checksum) {
    throw new MigrationError(`The database was made with another text of ${name}.`);
  }
}

async function apply(connection: Connection, migration: Migration): Promise<void> {
  await connection.script('BEGIN');
  try {
    await connection.script(migration.sql);
    await connection.query(
      `INSERT INTO "_prisma_migrations"
         ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), now(), 1)`,
      [randomUUID(), checksumOf(migration), migration.name],
    );
    await connection.script('COMMIT');
  } catch (error) {
    await connection.script('ROLLBACK');
    throw error;
  }
}

function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}
