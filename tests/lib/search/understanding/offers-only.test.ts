import { expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { excludesWanted } from '@/lib/search/understanding/offers-only';

const leavesOut = (params: string) =>
  excludesWanted(interpretQuery(parseSearch(new URLSearchParams(params), { isAdult: false })));

test.each(['q=wardrobe', 'q=wardrobe leeds', 'q=roof bars', 'q=oak&category=home'])(
  '%s asks for offers',
  (params) => {
    expect(leavesOut(params)).toBe(true);
  },
);

test.each([
  'q=wardrobe&wanted=1',
  'q=wardrobe wanted',
  'q=oak&category=home&adType=wanted',
  'q=plumber',
  'q=barista jobs',
  'q=book club',
  'q=xyzzy',
  'category=home',
])('%s does not', (params) => {
  expect(leavesOut(params)).toBe(false);
});
