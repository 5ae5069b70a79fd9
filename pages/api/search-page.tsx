import type { NextApiRequest, NextApiResponse } from 'next';
import { renderToString } from 'react-dom/server';
import { SearchDocument, type SearchDocumentProps } from '@/components/search/search-document';
import { addressOfHops } from '@/lib/api/request/client-address';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { isUnavailable, loggable } from '@/lib/db/errors';
import { refusalOf } from '@/lib/pages/limit-refusal';
import { refusalBody, refusalHeaders, unavailable } from '@/lib/pages/refusal';
import { pagePolicy } from '@/lib/response-headers/content-security-policy';
import { parseSentSearch } from '@/lib/search/address/parse-sent-search';
import { sensibleSearch } from '@/lib/search/address/search-address';
import { searchPathname } from '@/lib/search/address/search-pathname';
import { searchRedirect } from '@/lib/search/address/search-redirect';
import { findSearchPage } from '@/lib/search/list/find-search-page';

/* Renders /search for each request (docs/decisions/022); Next's configuration rewrites the address. */

/** Results on screen are at most half a minute old. */
const forEverybody =
  'public, max-age=0, s-maxage=20, stale-while-revalidate=10, stale-if-error=3600';

/** `retryAfter` in seconds. */
const failures = {
  beyond: { status: 404, retryAfter: undefined },
  unavailable: unavailable('page'),
  failed: { status: 500, retryAfter: undefined },
} as const;

export default async function searchPage(request: NextApiRequest, response: NextApiResponse) {
  const { method, cookies } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.status(405).setHeader('allow', 'GET, HEAD').end();
    return;
  }
  response.setHeader('content-security-policy', pagePolicy([]));
  response.setHeader('cache-control', cookies[sessionCookieName()] ? 'private' : forEverybody);
  const { searchParams } = new URL(request.url ?? '', 'http://search');
  const elsewhere = searchRedirect(searchParams);
  if (elsewhere) {
    response.redirect(308, elsewhere);
    return;
  }
  const now = new Date();
  const refusal = await refusalOf(searchPathname, addressOf(request), now);
  if (refusal) {
    response.status(refusal.status).setHeaders(new Headers(refusalHeaders(refusal)));
    response.end(refusalBody(refusal));
    return;
  }
  const parsed = parseSentSearch(sensibleSearch(searchParams), false);
  const { query: typed, unknownPlace, unreadPrices } = parsed;
  const found = await findSearchPage(typed, now).catch(logged);
  sendPage({ typed, unknownPlace, unreadPrices, found, now }, request, response);
}

const addressOf = ({ headers }: NextApiRequest) =>
  addressOfHops(String(headers['x-forwarded-for'] ?? ''));

function logged(error: unknown): 'failed' | 'unavailable' {
  console.error('a search failed:', loggable(error));
  return isUnavailable(error) ? 'unavailable' : 'failed';
}

function sendPage(
  props: SearchDocumentProps,
  { method }: NextApiRequest,
  response: NextApiResponse,
): void {
  const html = `<!DOCTYPE html>${renderToString(<SearchDocument {...props} />)}`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (typeof props.found === 'string') {
    const { status, retryAfter } = failures[props.found];
    if (retryAfter) response.setHeader('retry-after', retryAfter);
    response.status(status).setHeader('cache-control', 'no-store');
  }
  response.end(method === 'HEAD' ? undefined : html);
}
