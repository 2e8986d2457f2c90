/** `npm start`: makes what is missing or out of date, then runs the server until it is told to stop. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const CLIENT = 'apps/server/src/generated/prisma/client.ts';
const WEB = 'apps/web/dist/index.html';
const WEB_SOURCES = ['apps/web', 'packages/protocol', 'packages/rules', 'pnpm-lock.yaml'];

/** Time of the latest change at or below a path, in ms since 1970. */
function changedAt(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .map((name) => changedAt(path.join(file, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

function isStale(made, sources) {
  return !existsSync(made) || sources.some((source) => changedAt(source) > statSync(made).mtimeMs);
}

function make(what, script) {
  console.log(what);
  const { status } = spawnSync('pnpm', ['-s', script], { encoding: 'utf8', stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (isStale(CLIENT, ['prisma/schema.prisma']))
  make('Generating the database client', 'db:generate');
if (isStale(WEB, WEB_SOURCES)) make('Building the web client', 'build');

const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
  stdio: 'inherit',
});
process.on('SIGINT', () => {}); // Ctrl-C reaches the server by itself
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
