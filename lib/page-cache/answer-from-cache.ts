import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingPageHeader } from '@/lib/api/missing-page';
import { type CachedPath, cachedPath } from './cached-routes';
import { isWellFormed, malformedAddress } from './malformed-addresses';
import { captureAnswer, type RequestHandler } from './node-server';
import type { Page, PageStore } from './page-store';
import { sendPage } from './send-page';
import { toPage } from './to-page';

/** Whether an answer of Next came, and whether it was one that others may have. */
type Outcome = 'stored' | 'not storable' | 'client gone';

/** By which a client asks Next for a part of a page: a cached page is sent whole. */
const partsOfPage = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/**
 * Answers from `store` what it may: a stored page, a stale one while somebody else revalidates it, and
 * else Next's answer, which all who ask for the same page meanwhile wait for.
 */
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
      const underWay = rendering.get(cached.path);
      if (found && (underWay || !found.isStale)) {
        return sendPage(found.page, request.headers, response, 'HIT');
      }
      if (!underWay) break;
      if ((await underWay) === 'not storable') return next();
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
    const asked = { ...request.headers };
    // What one visitor sent must not get into everybody's page.
    request.url = path;
    request.method = 'GET';
    for (const name of [...partsOfPage, 'accept-encoding', missingPageHeader]) {
      delete request.headers[name];
    }
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
      if (page) sendPage(page, asked, response, 'MISS');
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
