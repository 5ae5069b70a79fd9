import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { pagePolicy } from '@/lib/content-security-policy';
import type { CachedPath } from './cached-routes';
import type { CapturedAnswer } from './node-server';
import type { Page } from './page-store';
import { pageTags } from './page-tags';
import { needsFramework, withoutFramework } from './without-framework';

/**
 * For proxies and browsers: a page is right for a second, and better than nothing for five minutes
 * where the site is down (docs/decisions/014).
 */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=300';

const statuses = [200, 301, 308, 404];

/** Next's answer as others may have it; null: it is for one visitor, or needs the framework's scripts. */
export function toPage(
  { status, headers, body }: CapturedAnswer,
  { path, seconds, stale, lists }: CachedPath,
  startedAt: number,
): Page | null {
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const sent = body.toString();
  if (!statuses.includes(status) || isForOne(headers)) return null;
  const isRedirect = status === 301 || status === 308;
  if (isHtml && !isRedirect && needsFramework(sent)) return null;
  const text = isRedirect ? '' : isHtml ? withoutFramework(sent) : sent;
  const bytes = Buffer.from(text);
  const isOwnLife = ownLife.test(String(headers['cache-control']));
  return {
    status,
    headers: {
      ...withoutOwn(headers),
      ...(!isOwnLife && { 'cache-control': cacheControl }),
      vary: 'accept-encoding',
      ...(isHtml && { 'content-security-policy': pagePolicy([]) }),
    },
    body: bytes,
    etag: status === 200 && !isOwnLife ? hashOf(bytes) : null,
    isAged: isOwnLife,
    tags: pageTags(path, text, lists),
    seconds,
    stale,
    startedAt,
  };
}

/** Said by routes whose answers browsers may keep for a while. */
const ownLife = /^public, max-age=\d+$/;

/** One that gives somebody a cookie. */
const isForOne = (headers: OutgoingHttpHeaders) =>
  Object.keys(headers).some((name) => name.endsWith('-cookie'));

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

/** What is true of one answer only, or of a body that is sent in another form. */
const ofOneAnswer =
  /^(?:connection|keep-alive|date|etag|transfer-encoding|content-length|content-encoding|link|vary|x-request-id|x-nextjs-.*|x-middleware-.*)$/;

const withoutOwn = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneAnswer.test(name)));
