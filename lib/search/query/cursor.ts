import { adIdPattern } from '@/lib/ad-id-pattern';
import { mostPence, type SearchSort } from './search-query';

/* The sort keys of the last or first ad of a page. Comes from the address, so it is validated. */

/** `keys`: the sort keys before the id; null for ads without a price. */
export type Cursor = { keys: (number | null)[]; id: string };

/** 2^47 exceeds any date and score. */
const mostTime = 2 ** 47;

const largestKeys: Record<SearchSort, readonly number[]> = {
  newest: [mostTime],
  relevance: [mostTime, mostTime],
  'price-up': [mostPence],
  'price-down': [mostPence],
  nearest: [mostTime, mostTime],
};

const letter: Record<SearchSort, string> = {
  newest: 'n',
  relevance: 'r',
  'price-up': 'u',
  'price-down': 'd',
  nearest: 'm',
};

const noKey = '_';

export const formatCursor = (sort: SearchSort, { keys, id }: Cursor): string =>
  [letter[sort], ...keys.map((key) => (key === null ? noKey : key.toString(36))), id].join('-');

export function parseCursor(sort: SearchSort, text: string): Cursor | null {
  const [first, ...rest] = text.length <= 60 ? text.split('-') : [];
  const id = rest.pop() ?? '';
  const largest = largestKeys[sort];
  const keys = rest.map((key, index) => parseKey(key, largest[index] ?? 0));
  const isWhole = first === letter[sort] && keys.length === largest.length && adIdPattern.test(id);
  if (!isWhole || keys.includes(undefined)) return null;
  return { keys: keys.filter((key) => key !== undefined), id };
}

function parseKey(text: string, largest: number): number | null | undefined {
  if (text === noKey) return null;
  const key = /^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
  return key <= largest && key.toString(36) === text ? key : undefined;
}
