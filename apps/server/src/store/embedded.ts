import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient } from '../generated/prisma/client';
import type { Database } from './database';
import { lockDirectory } from './lock';
import { migrate } from './migrations';

type Say = (line: string) => void;

/** Opens the embedded database below a directory, which no other process may have open. */
export async function openDirectory(directory: string, say: Say): Promise<Database> {
  const root = path.resolve(directory);
  mkdirSync(root, { recursive: true });
  const unlock = lockDirectory(root);
  try {
    const files = await initialised(root, say);
    say(`Opening the database in ${root}`);
    const pglite = await PGlite.create(files);
    await migrateEmbedded(pglite, say);
    return asDatabase(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A first start that is killed half-way leaves only `db.new`, which the next one throws away. */
async function initialised(root: string, say: Say): Promise<string> {
  const files = path.join(root, 'db');
  if (existsSync(files)) return files;
  say('Creating the database; this first start takes a few seconds');
  const unfinished = path.join(root, 'db.new');
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, files);
  return files;
}

let emptyImage: Promise<Blob | File> | undefined;

/** Opens a new, empty database in memory; from the second in this process on in under a second. */
export async function openMemory(): Promise<Database> {
  emptyImage ??= migratedImage();
  return asDatabase(await PGlite.create({ loadDataDir: await emptyImage }), () => {});
}

async function migratedImage(): Promise<Blob | File> {
  const pglite = await PGlite.create();
  await migrateEmbedded(pglite, () => {});
  const image = await pglite.dumpDataDir('none');
  await pglite.close();
  return image;
}

function migrateEmbedded(pglite: PGlite, say: Say): Promise<void> {
  return migrate(
    {
      script: async (sql) => void (await pglite.exec(sql)),
      query: async <Row>(sql: string, params: unknown[]) =>
        (await pglite.query<Row>(sql, params)).rows,
    },
    say,
  );
}

function asDatabase(pglite: PGlite, unlock: () => void): Database {
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite) });
  return {
    prisma,
    query: async <Row>(_name: string, sql: string, params: unknown[]) =>
      (await pglite.query<Row>(sql, params)).rows,
    close: async () => {
      await prisma.$disconnect();
      await pglite.close();
      unlock();
    },
  };
}
