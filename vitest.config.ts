import { defineConfig } from 'vitest/config';
import { browserTests, databaseTests } from './scripts/test-services.ts';

/** Two at a time also where there are two cores: by itself Vitest leaves one of them idle. */
const limits = { testTimeout: 20_000, hookTimeout: 30_000, maxWorkers: 2 };
const database = await databaseTests();
const browser = browserTests();

export default defineConfig({
  test: {
    passWithNoTests: true,
    teardownTimeout: 10_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts'],
          // Pure functions: nothing of one file can be felt in another, so modules load once.
          pool: 'threads',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.pg.test.ts'],
          ...limits,
        },
      },
      './apps/web/vitest.config.ts',
      {
        test: {
          name: 'pg',
          include: ['{packages,apps}/**/*.pg.test.ts'],
          exclude: database.run ? ['**/node_modules/**'] : ['**'],
          env: database.env,
          ...limits,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/**/*.e2e.ts'],
          exclude: browser.run ? ['**/node_modules/**'] : ['**'],
          env: browser.env,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
