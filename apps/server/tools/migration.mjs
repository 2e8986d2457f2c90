/**
 * `pnpm db:migration NAME` writes the migration that brings `prisma/migrations` to `schema.prisma`;
 * `pnpm db:migration --check` exits with 2 when one is missing. Prisma's own schema engine does the
 * diff, as WebAssembly, with an in-memory PGlite as its shadow database: no download, no server.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const LOCK = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' };
const prisma = path.resolve(import.meta.dirname, '../../../prisma');
const migrations = path.join(prisma, 'migrations');

function loadEngine() {
  const main = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const code = readFileSync(path.join(path.dirname(main), 'schema_engine_bg.wasm'));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {
    './schema_engine_bg.js': wasm,
  });
  wasm.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return wasm.SchemaEngine;
}

function migrationDirectories() {
  if (!existsSync(migrations)) return [];
  const folders = readdirSync(migrations, { withFileTypes: true }).filter((d) => d.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok',
          value: readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8'),
        },
      },
    }));
}

/** SQL from the migrations to the schema; `exitCode` is 0 when there is nothing to do. */
async function diff() {
  const files = [
    { path: 'schema.prisma', content: readFileSync(path.join(prisma, 'schema.prisma'), 'utf8') },
  ];
  const empty = () => new PrismaPGlite(new PGlite()).connect();
  const engine = await loadEngine().new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory({
      provider: 'postgres',
      adapterName: 'pglite',
      connect: empty,
      connectToShadowDb: empty,
    }),
  );
  return engine.diff({
    from: {
      tag: 'migrations',
      baseDir: migrations,
      shadowDbInitScript: '',
      lockfile: LOCK,
      migrationDirectories: migrationDirectories(),
    },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
}

function write(name, sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(migrations, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  writeFileSync(path.join(migrations, LOCK.path), LOCK.content);
  return folder;
}

const name = process.argv[2];
const { exitCode, stdout: sql } = await diff();
if (exitCode === 0) {
  console.log('The migrations match schema.prisma.');
} else if (name === '--check') {
  console.log(`prisma/migrations lacks a migration (pnpm db:migration NAME):\n${sql}`);
} else if (/^[a-z0-9_]+$/.test(name ?? '')) {
  console.log(write(name, sql));
} else {
  console.log('usage: pnpm db:migration NAME (small letters, digits and _)');
}
process.exit(name === '--check' ? exitCode : 0);
