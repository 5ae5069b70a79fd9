import { beforeAll, expect, test } from 'vitest';
import { shareOf } from './misses';
import { seedSite } from './site-of-rows';

const leastShare = 0.95;

/** Ads as rows, and queries as rows by the name of their round. Misses are listed in the output. */
export function trySet(
  ads: readonly string[],
  queries: readonly (readonly [round: string, rows: string])[],
  whatHolds: string,
): void {
  const now = new Date();

  beforeAll(() => seedSite(ads.map((rows) => rows.trim()).join('\n'), now), 400_000);

  test.each(queries)(
    `at least 95 of 100 %s queries find what is meant, and nothing that ${whatHolds}`,
    async (_, rows) => {
      expect(await shareOf(rows, now)).toBeGreaterThanOrEqual(leastShare);
    },
    400_000,
  );
}
