import type { Writable } from 'node:stream';
import { RELEASE, versionOf } from '@ransen/protocol';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { systemIn, type Catalog } from './catalog';
import type { Config } from './config';
import { openApiRoute } from './http/openapi';
import { operationRoutes } from './http/operations';
import { answerError } from './http/refused';
import { roomRoutes } from './http/rooms';
import { secure } from './http/security';
import { systemRoutes } from './http/systems';
import { serveWeb } from './http/web';
import { randomSecrets, type Secrets } from './links/tokens';
import { crashAt, noCrash } from './operations/crash';
import { loggerOptions, logRequests } from './operations/log';
import { Metrics } from './operations/metrics';
import { Rooms } from './rooms/rooms';
import { openGateway } from './sockets/gateway';
import type { Store } from './store/store';

export interface AppServices {
  readonly config: Config;
  readonly store: Store;
  readonly catalog: Catalog;
  readonly secrets?: Secrets;
  /** ms since 1970. */
  readonly now?: () => number;
  /** Where the log goes; standard output if absent. */
  readonly log?: Writable;
}

/** The server, not yet listening. Closing it finishes what was begun and closes the store. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const { config, store, catalog, secrets = randomSecrets, now = Date.now, log } = services;
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: config.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: true,
  });
  const metrics = new Metrics();
  const fault = (what: string, error: unknown) => app.log.error({ err: error }, what);
  const version = versionOf(catalog.systems);
  const rooms = new Rooms(
    { store, secrets, now, metrics, fault, crash: crashTest(config) },
    { idleMs: config.IDLE_SECONDS * 1000, version, systemOf: (id) => systemIn(catalog, id) },
  );

  app.setErrorHandler(answerError);
  logRequests(app);
  await secure(app, config.REQUESTS_PER_MINUTE);
  operationRoutes(app, { store, metrics, metricsToken: config.METRICS_TOKEN });
  openApiRoute(app, RELEASE);
  systemRoutes(app, catalog, store);
  roomRoutes(app, { catalog, rooms, store, secrets, roomsPerMinute: config.ROOMS_PER_MINUTE });
  await serveWeb(app, config.WEB_ROOT);

  const closeGateway = openGateway(app.server, {
    rooms,
    store,
    metrics,
    now,
    fault,
    socketsPerAddress: config.SOCKETS_PER_ADDRESS,
    connectionsPerMinute: config.CONNECTIONS_PER_MINUTE,
    messagesPerSecond: config.MESSAGES_PER_SECOND,
    trustProxy: config.TRUST_PROXY,
  });
  app.addHook('preClose', async () => {
    await rooms.close({ code: 'closing' });
    await closeGateway();
  });
  app.addHook('onClose', () => store.close());
  return app;
}

function crashTest({ NODE_ENV, RANSEN_CRASH_AT }: Config) {
  return NODE_ENV === 'test' && RANSEN_CRASH_AT ? crashAt(RANSEN_CRASH_AT) : noCrash;
}
