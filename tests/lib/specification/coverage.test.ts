import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCoverage, report, titlesOf } from '../../specification/coverage';
import { notBuilt } from '../../specification/not-built';
import { rows } from '../../specification/rows';

test('every row of the specification has a test, or is listed as not built', () => {
  const { problems } = readCoverage();
  process.stdout.write(`  not built yet: ${Object.keys(notBuilt).length} of ${rows.length} rows\n`);
  expect(problems).toEqual([]);
});

test('rows are unique', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('docs/specification-coverage.md is what node scripts/test/specification-coverage.ts writes', () => {
  expect(readFileSync('docs/specification-coverage.md', 'utf8')).toBe(report(readCoverage()));
});

test('titles are found in all forms of tests', () => {
  const source = [
    `test('one', () => {});`,
    `strangerTest(\n  "it's two",\n  async () => {});`,
    `test.each([1, 2])('three %s', (n) => {});`,
    `test.each([['a']] as const)(\n 'four', () => {});`,
    `test.each(Object.keys(x))('five', () => {});`,
  ].join('\n');
  expect(titlesOf(source)).toEqual(['one', "it's two", 'three %s', 'four', 'five']);
});
