import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingPageHeader } from '@/lib/api/missing-page';
import { type CachedPath, cachedPath } from './cached-routes';
import { isWellFormed, malformedAddress } from './malformed-addresses';
import { captureAnswer, type RequestHandler } from './node-server';
import type { Page, PageStore } from './page-store';
import { sendPage } from './send-page';
import { toPage } from './to-page';

type Outcome = 'stored' | 'not storable' | 'client gone';

/** Headers with which a client asks Next for a part of a page. Cached pages are sent whole. */
const partialPageHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/** Sends the cached page, a stale one during revalidation, or Next's answer. Coalesces requests for one page. */
export function answerFromCache(store: PageStore): RequestHandler {
  const rendering = new Map<string, Promise<Outcome>>();

  async function serve(
    cached: CachedPath,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    for (;;) {
      const found = store.find(cached.path, performance.now());
      const pending = rendering.get(cached.path);
      if (found && (pending || !found.isStale)) {
        return sendPage(found.page, request.headers, response, 'HIT');
      }
      if (!pending) break;
      if ((await pending) === 'not storable') return next();
      if (response.destroyed) return;
    }
    render(cached, request, response, next);
  }

  function render(
    cached: CachedPath,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    const { path } = cached;
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    rendering.set(path, promise);
    const sent = { ...request.headers };
    // Parameters of one visitor must not get into a page for all.
    request.url = path;
    request.method = 'GET';
    for (const name of [...partialPageHeaders, 'accept-encoding', missingPageHeader]) {
      delete request.headers[name];
    }
    // Next streams the title after the page for a client without a name.
    request.headers['user-agent'] = 'page-cache';
    captureAnswer(response, (answer) => {
      let page: Page | null = null;
      let outcome: Outcome = answer ? 'not storable' : 'client gone';
      try {
        page = answer && toPage(answer, cached, startedAt);
        if (page) {
          store.put(path, page);
          outcome = 'stored';
        }
      } finally {
        rendering.delete(path);
        resolve(outcome);
      }
      if (page) sendPage(page, sent, response, 'MISS');
      else if (answer) response.end(answer.body);
    });
    next();
  }

  return (request, response, next) => {
    const { method, url = '' } = request;
    if (!isWellFormed(url)) {
      request.url = malformedAddress;
      return next();
    }
    const cached = method === 'GET' || method === 'HEAD' ? cachedPath(url) : undefined;
    if (!cached) return next();
    serve(cached, request, response, next).catch((error: unknown) => {
      console.error('page cache:', error);
      response.destroy();
    });
  };
}
