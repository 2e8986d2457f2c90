/** A server of its own process on the database in DATABASE_URL; RANSEN_CRASH_AT has it die. */
import { CATALOG } from '../catalog';
import { openStore } from '../store/store';
import { DUELS, startServer } from './server';

const { DATABASE_URL, RANSEN_CRASH_AT = '' } = process.env;
const store = await openStore(DATABASE_URL);
const env = { RANSEN_CRASH_AT, MESSAGES_PER_SECOND: '100000' };
const catalog = {
  systems: [...DUELS.systems, ...CATALOG.systems],
  starters: { ...DUELS.starters, ...CATALOG.starters },
};
const { url } = await startServer({ store, env, catalog });
console.log(url);
