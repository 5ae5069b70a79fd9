import { describe, expect, test } from 'vitest';
import { wordsAround } from '@/lib/search/vocabulary/category-names/words-around';
import { patternsOfCopies } from '@/lib/search/vocabulary/copies';
import { patternsOfDeals } from '@/lib/search/vocabulary/deals';
import { patternsOfHeads } from '@/lib/search/vocabulary/heads';
import { patternsOfOffers } from '@/lib/search/vocabulary/look-alikes/other-offers';
import { patternsOfDroppableWords } from '@/lib/search/vocabulary/minor-words/droppable-words';
import { patternsOfSmallWords } from '@/lib/search/vocabulary/minor-words/small-words';
import { patternsOfCounts } from '@/lib/search/vocabulary/numbers/counts-and-units';
import type { Pattern } from '@/lib/search/vocabulary/pattern';
import { purposes } from '@/lib/search/vocabulary/purposes';
import { patternsOfTradeSearches } from '@/lib/search/vocabulary/services/customer-or-employer';
import { patternsOfRequests } from '@/lib/search/vocabulary/services/requests';

const patterns = [
  patternsOfTradeSearches,
  patternsOfDroppableWords,
  wordsAround,
  patternsOfCounts,
  patternsOfCopies,
  patternsOfDeals,
  patternsOfHeads,
  patternsOfSmallWords,
  patternsOfOffers,
  patternsOfRequests,
  purposes,
].flatMap((some) => Object.entries<Pattern>(some));

describe.each(patterns)('%s', (_, { pattern, has, lacks }) => {
  test.each([...has])('“%s” has it', (text) => {
    expect(text).toMatch(pattern);
  });

  test.each([...lacks])('“%s” does not', (text) => {
    expect(text).not.toMatch(pattern);
  });
});
