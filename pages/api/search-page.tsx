import type { NextApiRequest, NextApiResponse } from 'next';
import { renderToString } from 'react-dom/server';
import { SearchDocument, type SearchDocumentProps } from '@/components/search/search-document';
import { clientAddress } from '@/lib/api/client-address';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { pagePolicy } from '@/lib/content-security-policy';
import { loggable } from '@/lib/db/errors';
import { findWithinLimit } from '@/lib/search/list/find-within-limit';
import { adultDoorOf } from '@/lib/search/query/adult-door';
import { askedSearch } from '@/lib/search/query/asked-search';
import { sensibleSearch } from '@/lib/search/query/search-address';

/* Renders /search for each request (docs/decisions/022); Next's configuration rewrites the address. */

/** Results on screen are at most half a minute old. */
const forEverybody = 'public, max-age=0, s-maxage=20, stale-while-revalidate=10';

/** `retryAfter` in seconds. */
const failures = {
  beyond: { status: 404, retryAfter: undefined },
  limited: { status: 429, retryAfter: '60' },
  unavailable: { status: 503, retryAfter: '5' },
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
  const sent = sensibleSearch(new URL(request.url ?? '', 'http://search').searchParams);
  const { query: asked, unknownPlace, redirectTo } = askedSearch(sent, false);
  const elsewhere = adultDoorOf(sent.params) ?? redirectTo;
  if (elsewhere) {
    response.redirect(308, elsewhere);
    return;
  }
  const now = new Date();
  const found = await findWithinLimit(asked, addressOf(request), now).catch(logged);
  sendPage({ asked, unknownPlace, found, now }, request, response);
}

const addressOf = ({ headers }: NextApiRequest) =>
  clientAddress(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') }));

function logged(error: unknown): 'failed' {
  console.error('a search failed:', loggable(error));
  return 'failed';
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
