import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { countsForNobody } from './asking-address';
import { isForEverybody } from './forget-query';
import { keptHeaders } from './kept-headers';
import { createBoundedMap } from './store/bounded-map';
import type { KeptAnswer } from './store/page-store';
import { onPageOfRequest, pageStore } from './store/shared-store';

/*
 * Sends a page that is kept for everybody without asking Next, which takes ten times as long to find
 * that it has only to send it, and would compress it anew for each reader. The first answer from an
 * address is Next's: its headers are kept with the page, and from then on, for as long as the page is
 * right, they are sent with it. To whoever holds the page already a 304 says so.
 */

/** Addresses whose page is known. */
const maxAddresses = 50_000;
const nothing = Buffer.alloc(0);

type PageOfRequest = { key?: string };

/** Gives what looks at each request. */
export function answerFromMemory() {
  const keys = createBoundedMap<{ key: string; size: number }>(maxAddresses);
  const requests = new AsyncLocalStorage<PageOfRequest>();
  onPageOfRequest((key) => {
    const request = requests.getStore();
    if (request) request.key = key;
  });

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isForEverybody(url)) return false;
    const known = keys.get(url);
    const { entry, isAhead } = known ? pageStore().forVisitor(known.key) : {};
    if (entry?.answer) {
      send(entry.answer, entry.value.html ?? nothing, request, response);
      return true;
    }
    if (isAhead) countsForNobody(request);
    const about: PageOfRequest = {};
    requests.enterWith(about);
    response.once('finish', () => {
      if (about.key && learn(about.key, response)) keys.set(url, { key: about.key, size: 1 });
    });
    return false;
  };
}

/** Keeps the headers of Next's answer with its page, if that is still the page that was sent. */
function learn(key: string, response: ServerResponse): boolean {
  const page = pageStore().current(key);
  const headers = response.getHeaders();
  const etag = page?.value.headers?.etag;
  if (!page || response.statusCode !== 200 || !etag || headers.etag !== etag) return false;
  // One that gives somebody a cookie is for them alone.
  if (Object.keys(headers).some((name) => name.endsWith('-cookie'))) return false;
  page.answer ??= {
    etag: String(etag),
    headers: [...keptHeaders(headers), 'vary', 'accept-encoding', 'x-page-cache', 'HIT'],
  };
  return true;
}

function send(
  answer: KeptAnswer,
  html: Buffer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (isHeld(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const isGzipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(headers['accept-encoding'] ?? '');
  const body = isGzipped ? packed(answer, html) : html;
  response.writeHead(200, [
    ...answer.headers,
    ...(isGzipped ? ['content-encoding', 'gzip'] : []),
    'content-length',
    String(body.length),
  ]);
  response.end(method === 'HEAD' ? undefined : body);
}

function packed(answer: KeptAnswer, html: Buffer): Buffer {
  answer.gzipped ??= gzipSync(html);
  return answer.gzipped;
}

const isHeld = (held: string | undefined, etag: string) =>
  held?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
