/** The real server in a process of its own, for the loads; its port goes to the parent. */
import { buildApp } from '../../apps/server/src/app';
import { CATALOG } from '../../apps/server/src/catalog';
import { readConfig } from '../../apps/server/src/config';
import { openStore } from '../../apps/server/src/store/store';
import { announce } from './announce';

const UNLIMITED = {
  LOG_LEVEL: 'error',
  NODE_ENV: 'test',
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  ROOMS_PER_MINUTE: '1000000',
};

const store = await openStore(process.argv[2]);
const app = await buildApp({ config: readConfig(UNLIMITED), store, catalog: CATALOG });
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
