import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { uploadsTo } from '@/lib/direct-uploads/uploads-to';
import { pageTags } from '@/lib/page-cache/changes/page-tags';
import type { CapturedAnswer } from '@/lib/request-hook/node-server';
import { pagePolicy } from '@/lib/response-headers/content-security-policy';
import type { CachedPath } from './cached-routes';
import type { Page } from './page-store';
import { needsFramework, withoutFramework } from './without-framework';

/** Proxies serve a page for a second, or an hour while the site is down (docs/decisions/014). */
export const cacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=3600';

const statuses = [200, 301, 308, 404];

/** Null if the answer is for one visitor or needs the framework's scripts. */
export function toPage(
  { status, headers, body }: CapturedAnswer,
  { path, seconds, stale, lists }: CachedPath,
  startedAt: number,
): Page | null {
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const sent = body.toString();
  if (!statuses.includes(status) || setsCookie(headers)) return null;
  const isRedirect = status === 301 || status === 308;
  if (isHtml && !isRedirect && needsFramework(sent)) return null;
  const text = isRedirect ? '' : isHtml ? withoutFramework(sent) : sent;
  const bytes = Buffer.from(text);
  const hasOwnLifetime = ownLifetime.test(String(headers['cache-control']));
  return {
    status,
    headers: {
      ...sharedHeaders(headers),
      ...(!hasOwnLifetime && { 'cache-control': cacheControl }),
      vary: 'accept-encoding',
      ...(isHtml && { 'content-security-policy': pagePolicy([], { uploadsTo: uploadsTo(path) }) }),
    },
    body: bytes,
    etag: status === 200 ? hashOf(bytes) : null,
    isAged: hasOwnLifetime,
    tags: pageTags(path, text, lists),
    seconds,
    stale,
    startedAt,
  };
}

/** Set by routes whose answers browsers may cache. */
const ownLifetime = /^public, max-age=\d+$/;

const setsCookie = (headers: OutgoingHttpHeaders) =>
  Object.keys(headers).some((name) => name.endsWith('-cookie'));

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

const perAnswerHeaders =
  /^(?:connection|keep-alive|date|etag|transfer-encoding|content-length|content-encoding|link|vary|x-request-id|x-nextjs-.*|x-middleware-.*)$/;

const sharedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perAnswerHeaders.test(name)));
