import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AttackReport } from '../attack/table.ts';
import { root } from '../launch/preflight.mjs';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

export const summary = ({ passed, failed, skipped }: Omit<Tally, 'failures'>) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

export function tallyVitest(report: VitestReport): Tally {
  return report.testResults.map(tallyFile).reduce(add, nothing);
}

function tallyFile(file: VitestReport['testResults'][number]): Tally {
  const count = (status: string) =>
    file.assertionResults.filter((result) => result.status === status).length;
  const passed = count('passed');
  const failed = count('failed');
  const skipped = file.assertionResults.length - passed - failed;
  const name = relative(root, file.name);
  if (failed === 0 && file.status === 'failed') {
    return { passed, failed: 1, skipped, failures: [describeFailure(name, file.message)] };
  }
  const failures = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      describeFailure(`${name}: ${fullName}`, failureMessages?.join('\n')),
    );
  return { passed, failed, skipped, failures };
}

function describeFailure(name: string, message = '') {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, 30);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

type PlaywrightSuite = {
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

export const tallyPlaywright = ({ stats, suites, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message }) => describeFailure('outside any test', message)),
  ],
});

export const tallyAttack = (rows: AttackReport): Tally => {
  const failed = rows.filter(({ broken }) => broken.length > 0);
  return {
    passed: rows.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ title, figure, broken }) =>
      describeFailure(`attack: ${title}`, [...broken, figure].join('\n')),
    ),
  };
};

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describeFailure(`${file}: ${title}`, results[0]?.error?.message)),
  ),
  ...suites.flatMap(failuresOf),
];

/** A stage that crashed, failed without a failing test, or ran no test counts as one failure. */
export function judge(exitCode: number, tally: Tally | undefined): Tally {
  const counted = tally ?? nothing;
  const ranNothing = counted.passed + counted.failed === 0;
  const isUnexplained = counted.failed === 0 && (exitCode !== 0 || !tally || ranNothing);
  return isUnexplained ? { ...counted, failed: 1 } : counted;
}
