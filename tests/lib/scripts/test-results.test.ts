import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@/scripts/launch/preflight.mjs';
import {
  judge,
  summary,
  tallyAttack,
  tallyPlaywright,
  tallyVitest,
} from '@/scripts/test/test-results.ts';

const why =
  '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n\n- 2\n+ 1\n' +
  Array.from({ length: 40 }, (_, line) => ` at ${line}`).join('\n');

const file = (status: string, ...results: string[]) => ({
  name: join(root, 'tests/lib/a.test.ts'),
  status,
  message: 'No such module',
  assertionResults: results.map((result) => ({
    status: result,
    fullName: `it ${result}`,
    failureMessages: result === 'failed' ? [why] : [],
  })),
});

test('the last line mentions skipped tests only if there are any', () => {
  expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('tests are summed over files; a file that does not load counts as a failure', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'pending', 'todo'),
    file('failed', 'passed', 'failed'),
    file('failed'),
  ];
  expect(tallyVitest({ testResults })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      expect.stringMatching(
        /^tests\/lib\/a\.test\.ts: it failed\n {4}AssertionError: expected 1 to be 2\n {4}- 2\n.* at 26$/s,
      ),
      'tests/lib/a.test.ts\n    No such module',
    ],
  });
});

test('flaky browser tests, and errors outside tests, count as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [{ error: { message: 'Not seen' } }, {}] }],
  });
  const suites = [
    { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] },
    { specs: [spec('three', 'flaky'), spec('four', 'skipped')] },
  ];
  expect(tallyPlaywright({ stats, suites, errors: [{ message: 'No such file' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'a.spec.ts: two\n    Not seen',
      'a.spec.ts: three\n    Not seen',
      'outside any test\n    No such file',
    ],
  });
});

test('a stage cannot pass by crashing, exiting with an error or running nothing', () => {
  const good = { passed: 2, failed: 0, skipped: 0, failures: [] };
  expect(judge(0, good)).toEqual(good);
  expect(judge(1, good).failed).toBe(1);
  expect(judge(-1, undefined).failed).toBe(1);
  expect(judge(0, undefined).failed).toBe(1);
  expect(judge(0, { ...good, passed: 0, skipped: 4 }).failed).toBe(1);
  expect(judge(1, { ...good, failed: 3 }).failed).toBe(3);
});

test('each row of the attack counts as a test, and a broken promise shows the measurement', () => {
  const rows = [
    { title: 'Slow uploads', figure: '12 of 12 refused', broken: [] },
    { title: 'Large pictures', figure: 'peak 612 MB', broken: ['more than 600 MB'] },
  ];
  expect(tallyAttack(rows)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['attack: Large pictures\n    more than 600 MB\n    peak 612 MB'],
  });
});
