/** Writes the pages of docs/ that are generated from the protocol. */
import { writeFileSync } from 'node:fs';
import { ERRORS } from '../src/all-errors';
import { errorsPage } from './errors-page';
import { protocolPage } from './protocol-page';

const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('errors.md', docs), errorsPage(ERRORS));
writeFileSync(new URL('protocol.md', docs), protocolPage());
