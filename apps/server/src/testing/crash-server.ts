/** A server of its own process on the database in DATABASE_URL; RANSEN_CRASH_AT has it die. */
import { openStore } from '../store/store';
import { startServer } from './server';

const { DATABASE_URL, RANSEN_CRASH_AT = '' } = process.env;
const store = await openStore(DATABASE_URL);
const { url } = await startServer({ store, env: { RANSEN_CRASH_AT } });
console.log(url);
