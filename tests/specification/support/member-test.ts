import { test as base } from '../../e2e/support/member-test';

export const test = base.extend<object, { ownWorkers: undefined }>({
  ownWorkers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => use(undefined),
    { scope: 'worker', auto: true },
  ],
});
