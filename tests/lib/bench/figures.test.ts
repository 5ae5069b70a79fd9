import { expect, test } from 'vitest';
import { growthRow, limitRow, rowOf } from '@/bench/goals';
import { parseOptions } from '@/bench/options';
import { tableOf, withPart, withRows } from '@/bench/results';
import { median, medians, parseFigures } from '@/bench/run-wrk';

const output = (changes: Record<string, number> = {}) => {
  const figures = {
    requests: 2_000,
    microseconds: 2_000_000,
    bytes: 4_096_000,
    p50: 1_500,
    p99: 20_400,
    connect: 0,
    read: 0,
    write: 0,
    status: 0,
    timeout: 0,
    ...changes,
  };
  return `Running 2s test\nfigures ${JSON.stringify(figures)}\n`;
};

test("converts wrk's counters to responses per second and milliseconds", () => {
  expect(parseFigures(output())).toEqual({
    perSecond: 1_000,
    answers: 2_000,
    p50: 1.5,
    p99: 20.4,
    bytes: 2_048,
  });
});

test.each(['connect', 'read', 'write', 'status', 'timeout'])(
  'a run with an error of the kind "%s" gives no figure',
  (kind) => {
    expect(() => parseFigures(output({ [kind]: 1 }))).toThrow(`${kind} 1`);
  },
);

test('a run without responses gives no figure', () => {
  expect(() => parseFigures(output({ requests: 0 }))).toThrow('No answer');
});

test('the median of an even number of values is between the middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 5, 6])).toBe(5.5);
});

test('each figure has its own median', () => {
  const runs = [
    { perSecond: 1, answers: 3, p50: 9, p99: 5, bytes: 7, node: 3, postgres: 1 },
    { perSecond: 2, answers: 2, p50: 8, p99: 4, bytes: 7, node: 9, postgres: 2 },
    { perSecond: 3, answers: 1, p50: 1, p99: 6, bytes: 7, node: 5, postgres: 3 },
  ];
  const middle = { perSecond: 2, answers: 2, p50: 8, p99: 5, bytes: 7, node: 5, postgres: 2 };
  expect(medians(runs)).toEqual(middle);
});

const figures = { perSecond: 5_000, answers: 100_000, p50: 2, p99: 19.5, bytes: 20_480 };

test('a load passes if it meets every part of its goal', () => {
  const verdict = (goal: object, bareNode = 50_000) =>
    rowOf({ name: 'x', title: 'X', goal }, figures, bareNode).verdict;
  expect(verdict({ ratio: 0.1, p99: 20 })).toBe('pass');
  expect(verdict({ ratio: 0.1, p99: 19 })).toBe('miss');
  expect(verdict({ ratio: 0.1 }, 50_001)).toBe('miss');
  expect(verdict({ perSecond: 5_000 })).toBe('pass');
  expect(verdict({ perSecond: 5_001 })).toBe('miss');
  expect(verdict({ p99OfMedian: 9.75 })).toBe('pass');
  expect(verdict({ p99OfMedian: 9.7 })).toBe('miss');
  expect(verdict({})).toBe('');
});

test('a missing figure misses any goal', () => {
  const show = (value: number) => value.toFixed(3);
  expect(limitRow('x', 'X', 0, 0, show)).toMatchObject({ verdict: 'pass', goal: '0.000' });
  expect(limitRow('x', 'X', 0.001, 0, show).verdict).toBe('miss');
});

test('growth is judged by the load that dropped most, among those with a goal', () => {
  const row = (name: string, ofBareNode: number, goal = '≥ 1') => ({
    name,
    what: name,
    measured: '',
    ratio: '',
    goal,
    verdict: 'pass' as const,
    perSecond: 5,
    ofBareNode,
  });
  const small = [row('a', 900), row('b', 100), row('c', 100, '')];
  const growth = (b: number) => growthRow([row('a', 890), row('b', b), row('c', 1, '')], small);
  expect(growth(67)).toMatchObject({ verdict: 'pass', measured: '0.67 of it (b)' });
  expect(growth(66)?.verdict).toBe('miss');
  expect(growthRow([row('d', 1)], small)).toBeUndefined();
});

test('a section of the results replaces the one of its name', () => {
  const one = withPart(withPart('# Head\n', 'a', 'first'), 'b', 'second');
  const two = withPart(one, 'a', 'third');
  expect(two).toBe(
    '# Head\n\n<!-- a -->\n\nthird\n\n<!-- /a -->\n\n<!-- b -->\n\nsecond\n\n<!-- /b -->\n',
  );
});

test('rows measured alone replace their own, are appended if new, and have their date', () => {
  const row = (name: string, measured: string, verdict: '' | 'pass' | 'failed' = 'pass') => ({
    name,
    what: name,
    measured,
    ratio: '',
    goal: '',
    verdict,
  });
  const part = `## Ads\n\nHow.\n\n${tableOf([row('bare-node', '9/s'), row('a', '1/s'), row('b', '2/s')])}`;
  const alone = [row('bare-node', '8/s'), row('b', '3/s'), row('c', '4/s'), row('a', '', 'failed')];
  const once = withRows(part, alone, 'Measured by `--only b`: today.');
  const table = tableOf([
    row('bare-node', '9/s'),
    row('a', '1/s'),
    row('b', '3/s'),
    row('c', '4/s'),
  ]);
  expect(once).toBe(`## Ads\n\nHow.\n\n${table}\n\nMeasured by \`--only b\`: today.`);
  const again = withRows(once, [], 'Measured by `--only b`: tomorrow.');
  expect(again).toBe(once.replace('today', 'tomorrow'));
});

test('the table shows ratio, goal and result of each load', () => {
  const row = rowOf({ name: 'x', title: 'X', goal: { ratio: 0.1 } }, figures, 50_000);
  expect(tableOf([row]).split('\n')[2]).toBe(
    '| X | 5,000/s, p50 2.0 / p99 19.5 ms, 20 KB | 0.100 | ≥ 0.1 of bare node | pass |',
  );
});

test('first-time rows show the processor time of Node and PostgreSQL', () => {
  const row = rowOf(
    { name: 'x', title: 'X', goal: {} },
    { ...figures, node: 4.04, postgres: 1 },
    1,
  );
  expect(row.measured).toMatch(/; processor: Node 4\.0 ms, PostgreSQL 1\.0 ms$/);
});

test('options have defaults, and invalid ones are refused with a sentence', () => {
  const parse = (...args: string[]) => parseOptions(args, ['home', 'ads']);
  expect(parse()).toEqual({ ads: 100_000, seconds: 20, runs: 3, only: undefined });
  expect(parse('--ads', '1000000', '--only', 'ads')).toMatchObject({ ads: 1e6, only: 'ads' });
  expect(() => parse('--ads', 'many')).toThrow('--ads must be a whole number');
  expect(() => parse('--only', 'none')).toThrow('There are: home, ads.');
  expect(() => parse('--fast')).toThrow('--seconds');
});
