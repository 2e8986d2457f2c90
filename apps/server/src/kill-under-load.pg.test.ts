import { afterAll, describe } from 'vitest';
import { createTestDatabase, type TestDatabase } from './store/testing/test-database';
import { killContract } from './testing/kill-contract';

describe('a server killed under load, on PostgreSQL', () => {
  let database: TestDatabase | undefined;
  afterAll(() => database?.drop());

  killContract(async () => {
    database = await createTestDatabase();
    return database.url;
  });
});
