import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Database } from './database';
import { directoryEngine, memoryEngine, type Engine } from './engine';
import { lockDirectory } from './lock';
import { migrate } from './migrations';
import { asConnection, asDatabase, poolOver } from './pool';

type Say = (line: string) => void;

/** Opens the embedded database below a directory, which no other process may have open. */
export async function openDirectory(directory: string, say: Say): Promise<Database> {
  const root = path.resolve(directory);
  mkdirSync(root, { recursive: true });
  const unlock = lockDirectory(root);
  try {
    const files = await initialised(root, say);
    say(`Opening the database in ${root}`);
    return await open(await directoryEngine(files), say, unlock);
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
  await (await directoryEngine(unfinished)).close();
  renameSync(unfinished, files);
  return files;
}

let emptyImage: Promise<Blob | File> | undefined;

/** Opens a new, empty database in memory; from the second in this process on in under a second. */
export async function openMemory(): Promise<Database> {
  emptyImage ??= migratedImage();
  const engine = await memoryEngine(await emptyImage);
  return asDatabase(poolOver(engine.exchange), engine.close);
}

async function migratedImage(): Promise<Blob | File> {
  const engine = await memoryEngine();
  const pool = poolOver(engine.exchange);
  await migrateOver(pool, () => {});
  await pool.end();
  const image = await engine.pglite.dumpDataDir('none');
  await engine.close();
  return image;
}

/** Brings the schema up to date. */
async function open(engine: Engine, say: Say, unlock: () => void): Promise<Database> {
  const pool = poolOver(engine.exchange);
  const release = async () => {
    await engine.close();
    unlock();
  };
  try {
    await migrateOver(pool, say);
  } catch (error) {
    await pool.end();
    await engine.close();
    throw error;
  }
  return asDatabase(pool, release);
}

async function migrateOver(pool: pg.Pool, say: Say): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(asConnection(client), say);
  } finally {
    client.release();
  }
}
