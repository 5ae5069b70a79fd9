import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mdx } from './tests/setup/mdx.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tests that replace modules, settings or connections of their process, or need its caches empty. */
const alone = [
  'tests/lib/accounts/passwords/password-hash.test.ts',
  'tests/lib/api/hostile-bodies.test.ts',
  'tests/lib/api/mass-assignment.test.ts',
  'tests/lib/api/readiness.test.ts',
  'tests/lib/api/refused-bodies.test.ts',
  'tests/lib/auth/age-assurance.test.ts',
  'tests/lib/db/pooler.test.ts',
  'tests/lib/db/replica.test.ts',
  'tests/lib/demo/seed.test.ts',
  'tests/lib/jobs/oldest-postgresql.test.ts',
  'tests/lib/privacy/erasure-journal.test.ts',
  'tests/lib/rate-limit/address-limit.test.ts',
  'tests/lib/scripts/backup.test.ts',
  'tests/lib/scripts/probe-search.test.ts',
  'tests/lib/search/list/both-engines.test.ts',
  'tests/lib/search/postgresql/newest-matches.test.ts',
  'tests/lib/search/open-search/fall-back.test.ts',
  'tests/lib/search/open-search/indexing.test.ts',
  'tests/lib/search/address/search-redirect.test.ts',
  'tests/lib/search/suggestions/suggest-busy.test.ts',
  'tests/lib/tracing/start-tracing.test.ts',
];

const lib = {
  globalSetup: ['tests/setup/template-database.ts'],
  setupFiles: ['tests/setup/lib.ts'],
  testTimeout: 45_000,
};

const site = {
  setupFiles: ['tests/setup/api.ts'],
  // One site, one database, and limits that count requests: one file after the other.
  fileParallelism: false,
  testTimeout: 60_000,
};

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
          ...lib,
          name: 'lib',
          include: [
            'tests/lib/**/*.test.{ts,tsx}',
            'tests/relevance/**/*.test.ts',
            'tests/specification/*.test.ts',
          ],
          exclude: ['tests/specification/*.api.test.ts', ...alone],
          // Files share their modules and connections, which halves the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...lib, name: 'lib-alone', include: alone } },
      {
        extends: true,
        test: {
          ...site,
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/specification/*.api.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...site, name: 'own-servers', include: ['tests/own-servers/*.test.ts'] },
      },
    ],
  },
});
