import { expect, test } from 'vitest';
import { rewrites } from '@/lib/search/vocabulary/rewrites';

test.each(rewrites.map((rewrite) => [rewrite.understood[0]?.[0], rewrite] as const))(
  'the rewrite of “%s” has an example that none before it matches',
  (_, rewrite) => {
    const firsts = rewrite.understood.map(([sentence]) =>
      rewrites.find(({ pattern }) => pattern.test(sentence)),
    );
    expect(firsts).toContain(rewrite);
  },
);
