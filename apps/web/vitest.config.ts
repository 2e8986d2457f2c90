import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.ts'],
      testTimeout: 20_000,
      hookTimeout: 30_000,
      maxWorkers: 2,
    },
  }),
);
