import { expect, test } from 'vitest';
import { scopeOfCategory } from '@/lib/catalogue/scopes/list-scopes';
import { wholeUk } from '@/lib/locations/area';
import { browseFeed } from '@/lib/search-engines/browse-feed';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date();

test('the feed calls the price of a wanted ad a budget', async () => {
  const seller = await createMember();
  await createAd(seller, { now, form: { title: 'Oak bookcase, five shelves' } });
  await createAd(seller, { now, form: { title: 'A bookcase, please', adType: 'Wanted' } });
  const feed = await browseFeed(scopeOfCategory('home'), wholeUk, now);
  expect(feed).toContain('>Budget £12.50 · Home');
  expect(feed).toContain('>£12.50 · Home');
});
