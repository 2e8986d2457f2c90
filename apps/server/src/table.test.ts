import { describe } from 'vitest';
import { openStore } from './store/store';
import { tableContract } from './testing/table-contract';

describe('a table on the database in memory', () => tableContract(() => openStore('memory:')));
