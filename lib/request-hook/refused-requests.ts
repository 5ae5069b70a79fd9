import type { ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/response-headers/security-headers';
import { isWellFormed } from './malformed-addresses';
import type { RequestHandler } from './node-server';

/* Refuses requests that Next would answer with 500, or with a page whatever their method is. */

type RefusedRequest = { status: 400 | 405; allow?: string };

/** `isForEverybody`: the page of a URL is the same for every visitor, and so only for reading. */
export const refuseFirst =
  (isForEverybody: (url: string) => boolean, handle: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { method = '', url = '' } = request;
    const refused = refusedRequest(method, url, isForEverybody);
    if (refused) return sendRefused(refused, response);
    setSecurityHeaders(response);
    handle(request, response, next);
  };

function refusedRequest(
  method: string,
  url: string,
  isForEverybody: (url: string) => boolean,
): RefusedRequest | null {
  // "*", or a whole URL as sent to a proxy.
  if (!url.startsWith('/')) return { status: 400 };
  // Next cannot represent a TRACE request.
  if (method === 'TRACE') return { status: 405, allow: readingMethods };
  if (method === 'GET' || method === 'HEAD') return null;
  if (!isWellFormed(url)) return { status: 400 };
  if (!isForEverybody(url)) return null;
  // Routes of the API answer to OPTIONS themselves.
  if (!url.startsWith('/api/')) return { status: 405, allow: readingMethods };
  return method === 'OPTIONS' ? null : { status: 405, allow: `${readingMethods}, OPTIONS` };
}

const readingMethods = 'GET, HEAD';

const words = { 400: 'Bad request', 405: 'Method not allowed' } as const;

function sendRefused({ status, allow }: RefusedRequest, response: ServerResponse): void {
  setSecurityHeaders(response);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    // A body that follows is not read.
    connection: 'close',
    ...(allow && { allow }),
  });
  response.end(words[status]);
}

/** For answers that Next gives without the headers of its configuration, such as its redirects. */
function setSecurityHeaders(response: ServerResponse): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
}
