import { expect, test } from 'vitest';
import { nounKey } from '@/lib/search/understanding/things/nouns';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { madeAsToys } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import { fittedIfNotSold, fittedOrHired } from '@/lib/search/vocabulary/services/fitted-or-hired';
import { sharedCategories } from '@/lib/search/vocabulary/services/shared-categories';

/* These lists are looked up by the noun of a search: an entry that is none would never be found. */

test.each([
  ['shared categories', sharedCategories.flatMap(({ nouns }) => nouns)],
  ['fitted or hired goods', [...fittedOrHired]],
  ['goods fitted if not sold', [...fittedIfNotSold]],
  ['items made as toys', madeAsToys],
])('every entry of %s is a noun as it is looked up', (_, entries) => {
  expect(entries.filter((entry) => nounKey(thingOf(entry)?.words ?? []) !== entry)).toEqual([]);
});
