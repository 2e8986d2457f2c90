import { buildApp } from './app';
import { CATALOG } from './catalog';
import { readConfig } from './config';
import { openStore } from './store/store';

const say = (line: string) => console.log(line);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config.DATABASE_URL, say);
  const app = await buildApp({ config, store, catalog: CATALOG });
  const url = await app.listen({ port: config.PORT, host: config.HOST }).catch(async (error) => {
    await app.close();
    throw error;
  });
  stopOnSignals(() => app.close());
  say(`Ransen is ready: open ${shownUrl(url)} and create the first room there.`);
  if (config.HOST === '127.0.0.1') {
    say('Only this computer can reach it. To let others in: HOST=0.0.0.0 npm start');
  }
}

/** `localhost` rather than an address, where it is this computer: browsers trust that name. */
function shownUrl(url: string): string {
  return url.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost');
}

/** The first signal ends the server in good order, the second at once. */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || !('port' in error)) return error.message;
  if (error.code === 'EADDRINUSE') {
    return `Port ${String(error.port)} is taken by another program. Choose another one: PORT=3001 npm start`;
  }
  if (error.code === 'EACCES') return `Port ${String(error.port)} is not allowed for this user.`;
  return error.message;
}

await start().catch(fail);
