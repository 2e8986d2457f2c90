import { SYSTEMS } from '@ransen/rules';
import { errorTable } from './errors';

/**
 * The table of refusals with all systems there are. A module of its own: a page that only shows
 * shared refusals need not load the rules of every system.
 */
export const ERRORS = errorTable(SYSTEMS);
