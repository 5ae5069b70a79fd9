import { searchQueryMax } from '@/lib/catalogue/limits';
import { AppError } from '@/lib/errors';
import { sensibleSearch } from '@/lib/search/address/search-address';
import { filterKey, parseSearch } from '@/lib/search/address/search-params';
import { searchPathnameOf } from '@/lib/search/address/search-pathname';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { cleanLine } from '@/lib/text/text';
import { alertTexts } from './texts';

const anyOrigin = 'https://site.invalid';
const sections = new Map([false, true].map((isAdult) => [searchPathnameOf({ isAdult }), isAdult]));

/** Parses the address of a search, sorted newest first. Throws `invalid` for any other address. */
export function searchAt(address: string): SearchQuery {
  const url = URL.canParse(address, anyOrigin) ? new URL(address, anyOrigin) : null;
  const isAdult = url?.origin === anyOrigin ? sections.get(url.pathname) : undefined;
  if (!url || isAdult === undefined) throw new AppError('invalid', alertTexts.noSearch);
  const { params } = sensibleSearch(url.searchParams);
  const query = parseSearch(params, { isAdult });
  return { ...query, sort: 'newest', view: null, cursor: null, page: 1, postedWithin: null };
}

/** Equal for searches with the same results in any order or view. */
export const alertAddress = (query: SearchQuery): string => filterKey(query);

/** The interpreted search, without "today": a weekly mail lists older ads. */
export const interpretAlert = (query: SearchQuery): SearchQuery => ({
  ...interpretQuery(query),
  postedWithin: null,
});

const excluded = /(?<=^|\s)-("[^"]+"|[^\s-]\S*)/g;

export const excludedWords = ({ text }: Pick<SearchQuery, 'text'>): string =>
  [...(text ?? '').matchAll(excluded)].map(([, words]) => words).join(' ');

export function withExcludedWords(query: SearchQuery, typed: string): SearchQuery {
  const words = [...cleanLine(typed).matchAll(/"[^"]+"|[^\s,]+/g)].map(([word]) =>
    word.replace(/^-+/, ''),
  );
  const wanted = (query.text ?? '').replaceAll(excluded, ' ').replaceAll(/\s+/g, ' ').trim();
  const minus = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => `-${word}`);
  const text = [wanted, ...minus].filter(Boolean).join(' ');
  if (text.length > searchQueryMax) {
    throw new AppError('invalid', alertTexts.tooLong, { fields: { leaveOut: alertTexts.tooLong } });
  }
  return { ...query, text: text || null };
}
