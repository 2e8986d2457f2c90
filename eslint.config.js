import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.e2e.ts'];
const typed = ['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts'];

/** Refuses imports that go against `web -> protocol -> rules <- protocol <- server`. */
const onlyImports = (...allowed) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: ['@ransen/*', ...allowed.map((name) => `!@ransen/${name}`)],
          message:
            'Dependencies go one way: web -> protocol -> rules, server -> protocol -> rules.',
        },
      ],
    },
  ],
});

/** `rules` is pure: no network, database, clock or random source. */
const pure = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [{ regex: '^(@ransen/|node:)', message: 'rules is pure and depends on nothing.' }],
    },
  ],
  'no-restricted-globals': [
    'error',
    ...[
      'Date',
      'performance',
      'crypto',
      'fetch',
      'process',
      'console',
      'setTimeout',
      'setInterval',
    ],
  ],
  'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
};

export default ts.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/generated/', '**/data/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 600 }],
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['packages/rules/src/**/*.ts'],
    ignores: [
      'packages/rules/src/scenario/**',
      'packages/rules/src/testing/exhaustive/cli.ts',
      ...tests,
    ],
    rules: pure,
  },
  { files: ['packages/protocol/src/**/*.ts'], ignores: tests, rules: onlyImports('rules') },
  {
    files: ['apps/*/src/**/*.{ts,svelte}'],
    ignores: tests,
    rules: onlyImports('rules', 'protocol'),
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] },
    },
  },
);
