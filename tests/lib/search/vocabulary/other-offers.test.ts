import { expect, test } from 'vitest';
import { flatshare } from '@/lib/catalogue/forms/property';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { scopeBySlug } from '@/lib/search/query/scopes';
import { allAds } from '@/lib/search/query/search-query';
import { excludedCategories } from '@/lib/search/understanding/offers-only';
import { wholeHomes } from '@/lib/search/vocabulary/deals';
import { broken, lent, studs } from '@/lib/search/vocabulary/look-alikes/other-offers';

const lookAlikes = (text: string) => lookAlikesOf({ text, scope: null, isAdult: false });

const otherOffersOf = (text: string) =>
  (lookAlikes(text)?.otherOffers ?? []).map((words) => words.join(' '));

test.each([...lent])('“for %s” is another offer, unless it is searched for', (word) => {
  expect(otherOffersOf('sofa')).toContain(`for ${word}`);
  expect(otherOffersOf(`sofa ${word}`)).not.toContain(`for ${word}`);
});

test.each([...broken])('“golf %s” may be breaking', (word) => {
  expect(otherOffersOf('golf tdi')).toContain('breaking');
  expect(otherOffersOf(`golf tdi ${word}`)).not.toContain('breaking');
});

test.each(studs.map((words) => words.join(' ')))('“%s” sells no horse', (words) => {
  expect(otherOffersOf('cob')).toContain(words);
});

test.each([...wholeHomes])('a %s is not a room in one', (type) => {
  const scope = scopeBySlug('property', false);
  const facets = { propertyType: { values: [type] } };
  expect(excludedCategories({ ...allAds(false), scope, facets })).toEqual([flatshare]);
});
