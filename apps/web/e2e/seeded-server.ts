/**
 * The server with dice that are known beforehand, for tests that show how given dice are told:
 *
 *     node --import tsx apps/web/e2e/seeded-server.ts SEED_OF_PARTY SEED_OF_GM
 *
 * Everything else is as it always is; rooms and tokens stay random.
 */
import { buildApp } from '../../server/src/app';
import { CATALOG } from '../../server/src/catalog';
import { readConfig } from '../../server/src/config';
import { randomSecrets } from '../../server/src/links/tokens';
import { openStore } from '../../server/src/store/store';

const seeds = process.argv.slice(2);
let drawn = 0;
const seed = () => seeds[drawn++ % seeds.length]!;

const config = readConfig(process.env);
const store = await openStore(config.DATABASE_URL, () => {});
const secrets = { ...randomSecrets, seed };
const app = await buildApp({ config, store, catalog: CATALOG, secrets });
await app.listen({ port: config.PORT, host: config.HOST });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
const address = app.server.address();
console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
