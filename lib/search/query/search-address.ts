/*
 * Searches are cached like other public pages. A cached page knows its path and nothing else, so the
 * parameters of /search are moved into the path of the page (docs/decisions/012): the middleware
 * writes them into a header, from which a rewrite of next.config.ts takes them. This runs before
 * every search: no catalogue, no gazetteer, no database.
 */

export const searchPathname = '/search';
/** Set by the middleware on requests for /search, whatever the visitor sent in it. */
export const foundHeader = 'x-found';

/** What was sent, as far as it can mean anything. */
export type SentSearch = {
  params: URLSearchParams;
  /** False: something was left out, so the address is not the one it should be. */
  isAsSent: boolean;
};

const limits = { parameters: 40, value: 200 } as const;
/** What parameters are called; whatever advertisers and trackers add has other signs in it. */
const namePattern = /^[a-zA-Z][a-zA-Z-]{0,39}$/;

/** Leaves out what is empty (as GET forms send it), named unlike ours, repeated, or too much. */
export function sensibleSearch(sent: URLSearchParams): SentSearch {
  const kept = [...sent]
    .map(([name, value]) => [name, cut(value.trim())] as const)
    .filter(([name, value]) => namePattern.test(name) && value !== '');
  const distinct = new Map(kept.map(([name, value]) => [`${name}=${value}`, [name, value]]));
  const params = new URLSearchParams([...distinct.values()].slice(0, limits.parameters));
  return { params, isAsSent: params.toString() === sent.toString() };
}

/** Never through the middle of a character that takes two. */
const cut = (value: string) => value.slice(0, limits.value).trimEnd().toWellFormed();

/** A parameter that can mean nothing. */
const leftOut = '0=';

/** One query for all that come to the same page, the page of a redirect included. */
export function soleSearch(sent: URLSearchParams): string {
  const { params, isAsSent } = sensibleSearch(sent);
  params.sort();
  return [params.toString(), isAsSent ? '' : leftOut].filter((text) => text !== '').join('&');
}

const asSent = '0';
const cleaned = '1';

/** The last part of the path of a search's page: one for all orders of its parameters. */
export function foundSegment({ params, isAsSent }: SentSearch): string {
  const sorted = new URLSearchParams(params);
  sorted.sort();
  // The router decodes and encodes paths on their way; these signs it leaves as they are.
  return (isAsSent ? asSent : cleaned) + toBase64Url(sorted.toString());
}

/** What stands in such a part; null for what this has never written. */
export function searchOfFound(segment: string): SentSearch | null {
  const text = fromBase64Url(segment.slice(1));
  if (text === null) return null;
  const { params } = sensibleSearch(new URLSearchParams(text));
  const search = { params, isAsSent: segment.startsWith(asSent) };
  return foundSegment(search) === segment ? search : null;
}

// The query string of URLSearchParams is plain ASCII.
const toBase64Url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function fromBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
