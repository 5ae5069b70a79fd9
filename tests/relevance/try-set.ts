import { beforeAll, expect, test } from 'vitest';
import { shareOf } from './misses';
import { seedSite } from './site-of-rows';

const goal = 0.95;

type Round = readonly [name: string, rows: string, leastShare?: number];

/**
 * Rows of ads, and rows of queries by the name of their round. A round whose misses are not analysed yet
 * states its share, so that it does not fall. The output lists misses.
 */
export function trySet(
  ads: readonly string[],
  rounds: readonly Round[],
  whatIsWrong: string,
): void {
  const now = new Date();

  beforeAll(() => seedSite(ads.map((rows) => rows.trim()).join('\n'), now), 400_000);

  for (const [name, rows, leastShare = goal] of rounds) {
    test(`at least ${100 * leastShare} of 100 ${name} queries find what is meant, and nothing that ${whatIsWrong}`, async () => {
      expect(await shareOf(rows, now)).toBeGreaterThanOrEqual(leastShare);
    }, 400_000);
  }
}
