import { adIdPattern } from '@/lib/ids';
import type { SearchSort } from './search-query';

/*
 * Where a page of results begins or ends: the keys of its last or first ad. Opaque to everybody
 * else, and from outside, so it is read with distrust.
 */

/** `keys` are those that the sort compares before the id; null where an ad has no price. */
export type Cursor = { keys: (number | null)[]; id: string };

const keyCount: Record<SearchSort, number> = {
  newest: 1,
  relevance: 2,
  'price-up': 1,
  'price-down': 1,
  nearest: 2,
};

const letter: Record<SearchSort, string> = {
  newest: 'n',
  relevance: 'r',
  'price-up': 'u',
  'price-down': 'd',
  nearest: 'm',
};

const noKey = '_';
/** Later than any date, higher than any price: 2^47. */
const largestKey = 2 ** 47;

export const formatCursor = (sort: SearchSort, { keys, id }: Cursor): string =>
  [letter[sort], ...keys.map((key) => (key === null ? noKey : key.toString(36))), id].join('-');

/** Null for what this sort has never written. */
export function parseCursor(sort: SearchSort, text: string): Cursor | null {
  const [first, ...rest] = text.length <= 60 ? text.split('-') : [];
  const id = rest.pop() ?? '';
  const keys = rest.map(parseKey);
  const isWhole = first === letter[sort] && keys.length === keyCount[sort] && adIdPattern.test(id);
  if (!isWhole || keys.includes(undefined)) return null;
  return { keys: keys.filter((key) => key !== undefined), id };
}

function parseKey(text: string): number | null | undefined {
  if (text === noKey) return null;
  const key = /^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
  return key <= largestKey && key.toString(36) === text ? key : undefined;
}
