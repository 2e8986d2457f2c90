import { afterAll, describe } from 'vitest';
import { openStore } from './store/store';
import { tableContract } from './testing/table-contract';
import { createTestDatabase, type TestDatabase } from './store/testing/test-database';

describe('a table on PostgreSQL', () => {
  let database: TestDatabase | undefined;
  afterAll(() => database?.drop());

  tableContract(async () => {
    database = await createTestDatabase();
    return openStore(database.url);
  });
});
