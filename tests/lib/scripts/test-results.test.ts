import { expect, test } from 'vitest';
import { judge, summary, tallyPlaywright, tallyVitest } from '@/scripts/test-results.ts';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('the last line names skipped tests only when there are some', () => {
  expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('tests are added up over files; one that does not load is one failure', () => {
  const testResults = [
    file('passed', 'passed', 'passed', 'pending', 'todo'),
    file('failed', 'passed', 'failed'),
    file('failed'),
  ];
  expect(tallyVitest({ testResults })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a flaky browser test and an error outside any test are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('a stage cannot pass by crashing, by exiting badly, or by running nothing', () => {
  const good = { passed: 2, failed: 0, skipped: 0 };
  expect(judge(0, good)).toEqual(good);
  expect(judge(1, good).failed).toBe(1);
  expect(judge(-1, undefined).failed).toBe(1);
  expect(judge(0, undefined).failed).toBe(1);
  expect(judge(0, { passed: 0, failed: 0, skipped: 4 }).failed).toBe(1);
  expect(judge(1, { passed: 1, failed: 3, skipped: 0 }).failed).toBe(3);
});
