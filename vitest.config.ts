import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mdx } from './tests/setup/mdx.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: [mdx()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // It throws outside React's server bundles.
      { find: /^server-only$/, replacement: `${root}tests/setup/empty.ts` },
    ],
  },
  test: {
    // Two cores; every worker has a database of its own.
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'lib',
          include: [
            'tests/lib/**/*.test.{ts,tsx}',
            'tests/relevance/**/*.test.ts',
            'tests/specification/*.test.ts',
          ],
          exclude: ['tests/specification/*.api.test.ts'],
          globalSetup: ['tests/setup/template-database.ts'],
          setupFiles: ['tests/setup/lib.ts'],
          testTimeout: 45_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/specification/*.api.test.ts'],
          setupFiles: ['tests/setup/api.ts'],
          // One site, one database, and limits that count requests: one file after the other.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
