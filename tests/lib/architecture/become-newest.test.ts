import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/decisions/030-one-rule-for-becoming-newest.md */

const moves = /\brankedAt: now\b(?!\.)|"rankedAt" = \$\{now\}/;

test('nothing but lib/ads/become-newest.ts moves an ad to the top', () => {
  const files = globSync('{app,components,lib,pages}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const moving = files.filter((file) => moves.test(readFileSync(file, 'utf8')));
  expect(moving).toEqual(['lib/ads/become-newest.ts']);
});
