import type { SearchPage } from '@/lib/search/search-page';
import { radiusPhrase } from './search-heading';

type Widened = NonNullable<SearchPage['widened']>;
type GivenUp = Widened['gaveUp'][number];

/** What was given up to find anything, as the end of a sentence: "at any price and anywhere in the UK". */
export function widenedText({ asked, gaveUp }: Widened, query: SearchPage['query']): string {
  const phrases: Record<GivenUp, string> = {
    spelling: `for “${query.text}”`,
    facets: 'with any details',
    price: 'at any price',
    posted: 'posted at any time',
    photos: 'with and without photos',
    seller: 'from all sellers',
    radius: query.area ? radiusPhrase(query.radius, query.area.name) : 'further away',
    place: 'anywhere in the UK',
    scope: query.scope ? `in all of ${query.scope.name}` : 'in all categories',
    words: `without “${asked.text}”`,
  };
  return list.format(gaveUp.map((name) => phrases[name]));
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
