import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* Amounts are in pence; only lib/money.ts converts them to pounds and texts. */

const root = join(import.meta.dirname, '../../..');

/** Multiplication or division by 100, rounding to two decimals, and texts that begin with £. */
const conversion =
  /[*/]\s*100(?![\d_.])|(?<![\d_.])100 \*|\.toFixed\(2\)|style: 'currency'|£\$\{|'£' ?\+/;

const notMoney = /\bpercent:|^\s*(?:\/\*|\*|\/\/)/;

const conversionsIn = (source: string) =>
  source.split('\n').filter((line) => conversion.test(line) && !notMoney.test(line));

test('nothing but lib/money.ts converts or formats amounts', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => file !== 'lib/money.ts' && !file.startsWith('lib/db/generated/'),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    conversionsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'const pounds = pence / 100;',
  'return Number(typed) * 100;',
  'const pence = Math.round(100 * pounds);',
  'price.toFixed(2)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands for a line of code.
  'const text = `£${pounds}`;',
  "new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })",
])('"%s" would be found', (line) => {
  expect(conversionsIn(line)).toEqual([line]);
});
