import { expect, test } from 'vitest';
import { pageReport } from '../page-report';
import { linesOf } from '../site-of-rows';
import { trySet } from '../try-set';
import { rows as pageRows } from './page-rows';
import { rows as twentyNinthAdRows } from './twenty-ninth-ads';
import { rows as twentyNinthQueryRows } from './twenty-ninth-queries';

/*
 * Everyday queries, written from the issue alone without knowing the code. At first contact 165 of 177 queries
 * and 79 of 85 pages passed. Four and one of the misses were unfair, such as an ad of the demo that is sold.
 */

trySet([twentyNinthAdRows], [['twenty-ninth', twentyNinthQueryRows]], 'is not meant');

test('at least 95 of 100 pages say what was understood, widened and unknown', async () => {
  const rows = linesOf(pageRows);
  const misses: string[] = [];
  for (const row of rows) {
    const [, q = '', place = '', patterns = ''] = /^(.+?)(?: @ (.+?))? => (.*)$/.exec(row) ?? [];
    const report = await pageReport(q, place, new Date());
    const missing = patterns.split(' && ').filter((pattern) => !new RegExp(pattern).test(report));
    if (missing.length > 0) misses.push(`${row}\n${report.replace(/^/gm, '      ')}`);
  }
  const share = 1 - misses.length / rows.length;
  process.stdout.write(
    `\n${rows.length} pages, ${(100 * share).toFixed(1)} % hold\n  ${misses.join('\n  ')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
}, 400_000);
