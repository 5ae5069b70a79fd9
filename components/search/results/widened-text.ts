import { formatPrice } from '@/lib/money';
import { placePhrase } from '@/lib/search/address/search-heading';
import type { SearchPage } from '@/lib/search/list/search-page';

type Widened = NonNullable<SearchPage['widened']>;
/** Other changes of words are described separately. */
type WordChange = 'spelling' | 'some words';
type GivenUp = Widened['relaxed'][number];

/** As in "for “sofa” within 10 miles of Leeds", "at any price and anywhere in the UK". */
export function widenedText(
  { original, relaxed }: Pick<Widened, 'original' | 'relaxed'>,
  query: SearchPage['query'],
): string {
  const phrases: Record<Exclude<GivenUp, WordChange>, string> = {
    facets: 'with any details',
    price: 'at any price',
    posted: 'posted at any time',
    photos: 'with and without photos',
    seller: 'from all sellers',
    radius: query.area ? placePhrase(query.area, query.radius) : 'further away',
    place: 'anywhere in the UK',
    scope: query.scope ? `in all of ${query.scope.name}` : 'in all categories',
    words: `without “${original.text}”`,
  };
  const others = relaxed
    .filter((name) => name !== 'spelling' && name !== 'some words')
    .filter((name) => name !== 'radius' || !relaxed.includes('place'))
    .map((name) => phrases[name]);
  const read = readAs(original, query, relaxed);
  return list.format(read ? [read, ...others] : others);
}

/** The corrected words, and the place and the prices found among them. */
function readAs(
  original: SearchPage['query'],
  { text, area, radius, minPence, maxPence }: SearchPage['query'],
  relaxed: readonly GivenUp[],
): string {
  const isSameWord = text === `"${original.text}"`;
  const words =
    text !== null &&
    text !== original.text &&
    (isSameWord ? `with the word “${original.text}”` : `for ${anyOf(text)}`);
  const place = area && !original.area && !relaxed.includes('radius') && placePhrase(area, radius);
  const isPriced = original.maxPence === null && minPence !== null && maxPence !== null;
  const prices = isPriced && `from ${formatPrice(minPence)} to ${formatPrice(maxPence)}`;
  return [words, prices, place].filter(Boolean).join(' ');
}

/** "“tools” or “drill”", for tools OR drill. */
const anyOf = (text: string) =>
  eitherList.format(text.split(' OR ').map((one) => `“${one.replace(/^"|"$/g, '')}”`));

const eitherList = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
