/* Adds up what the test runners say in their JSON reports. */

export type Tally = { passed: number; failed: number; skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The last line of `npm test`. */
export const summary = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that could not even be loaded has no tests of its own and counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  return report.testResults.map(tallyFile).reduce(add, nothing);
}

function tallyFile(file: VitestReport['testResults'][number]): Tally {
  const count = (status: string) =>
    file.assertionResults.filter((result) => result.status === status).length;
  const passed = count('passed');
  const failed = count('failed');
  return {
    passed,
    failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    skipped: file.assertionResults.length - passed - failed,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Errors outside any test (a file that does not load) count one each. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * What a stage comes to: its report, held against its exit code. A stage that crashed, or failed
 * without a failing test, or ran nothing although it has test files, has one failure.
 */
export function judge(exitCode: number, tally: Tally | undefined): Tally {
  const counted = tally ?? nothing;
  const ranNothing = counted.passed + counted.failed === 0;
  const isUnexplained = counted.failed === 0 && (exitCode !== 0 || !tally || ranNothing);
  return isUnexplained ? { ...counted, failed: 1 } : counted;
}
