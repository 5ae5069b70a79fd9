import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { requestId } from '@/lib/log/request-id';
import { pageCacheAnswers } from '@/lib/metrics/metrics';
import type { Page } from './page-store';

/** STALE marks an expired page. The gzipped body has its own ETag, as strong ETags must differ. */
export function sendPage(
  page: Page,
  requestHeaders: IncomingHttpHeaders,
  response: ServerResponse,
  cache: 'HIT' | 'MISS' | 'STALE',
): void {
  pageCacheAnswers.inc({ result: cache });
  const isGzipped = page.body.length > 0 && takesGzip(requestHeaders['accept-encoding']);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = {
    ...page.headers,
    'x-page-cache': cache,
    'x-request-id': requestId() ?? randomUUID(),
    ...etagOf(page, isGzipped),
    ...(cache === 'STALE' && { 'cache-control': 'no-store', age: ageOf(page) }),
    ...(page.isAged && { age: ageOf(page) }),
  };
  if (page.etag && isHeld(requestHeaders['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = isGzipped ? gzipped(page) : page.body;
  response.writeHead(page.status, {
    ...headers,
    ...(isGzipped && { 'content-encoding': 'gzip' }),
    'content-length': body.length,
  });
  response.end(body);
}

const ageOf = ({ startedAt }: Page) => String(Math.floor((performance.now() - startedAt) / 1000));

const takesGzip = (accepted = '') => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted);

function gzipped(page: Page): Buffer {
  page.gzipped ??= gzipSync(page.body);
  return page.gzipped;
}

const etagOf = ({ etag }: Page, isGzipped: boolean) =>
  etag ? { etag: `"${etag}${isGzipped ? '-gzip' : ''}"` } : {};

const isHeld = (held: string | undefined, etag: string) =>
  held?.split(',').some((one) => {
    const plain = one.trim().replace(/^W\//, '');
    return plain === `"${etag}"` || plain === `"${etag}-gzip"`;
  }) ?? false;
