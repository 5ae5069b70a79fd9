import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { missingPageHeader } from '@/lib/api/missing-page';
import type { Elsewhere } from '@/lib/api/page-exists';
import { type RequestState, withRequestState } from '@/lib/api/request/request-state';
import { isUnavailable, loggable } from '@/lib/db/errors';
import { type CachedPath, cachedPath } from '@/lib/page-cache/cached-routes';
import type { DatabaseWatch } from '@/lib/page-cache/changes/watch-database';
import { missingPath, redirectPage, storedFor } from '@/lib/page-cache/made-once';
import type { Page, PageStore } from '@/lib/page-cache/page-store';
import type { Reading, Readings } from '@/lib/page-cache/readings';
import { toPage } from '@/lib/page-cache/to-page';
import { inTime } from '@/lib/process/in-time';
import { type Limit, limits } from '@/lib/rate-limit/limits';
import { addressOf, type Caller, type Gate, type Route } from './gate';
import { isWellFormed } from './malformed-addresses';
import { captureAnswer, type RequestHandler } from './node-server';
import { sendPage } from './send-page';
import { failed, sendRefusal, unavailable } from './send-refusal';
import { sessionOf } from './session-of';

/** What became of a rendering, for those who wait for it. */
type Outcome = 'stored' | 'not storable' | 'not rendered' | 'unavailable';

type Exchange = Caller & {
  /** As they were sent. */
  sent: IncomingHttpHeaders;
  next: () => void;
};

/** Milliseconds for which a request waits for others that render its page, one after another. */
const patience = 8000;

/** Headers with which a client asks Next for a part of a page. Cached pages are sent whole. */
const partialPageHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/**
 * Sends the cached page, a stale one during revalidation, or Next's answer, if the gate admits the
 * request. Coalesces requests for one page. While the database is away, visitors without a session
 * get pages up to an hour old.
 */
export function answerFromCache(
  store: PageStore,
  gate: Gate,
  database: DatabaseWatch,
  readings: Readings,
): RequestHandler {
  const rendering = new Map<string, Promise<Outcome>>();

  /**
   * Answers, and returns true, if nothing has the name. That is not stored: a made-up name is asked for
   * once, and would evict others.
   */
  async function refusesUnknown(
    cached: CachedPath,
    { limit, question }: Route,
    exchange: Exchange,
  ): Promise<boolean> {
    if (!question || rendering.has(cached.path)) return false;
    if (await gate.refuses(exchange, limit)) return true;
    try {
      if (await readings.ofPage(cached, exchange.sent).run(question.isNamed)) return false;
      if (await gate.admits(exchange, limit, true)) {
        await leadElsewhere(question.otherwise, exchange);
      }
    } catch (error) {
      failUnavailable(error, cached, exchange);
    }
    return true;
  }

  /** `route`: null for pages about what is missing. */
  async function serve(cached: CachedPath, route: Route | null, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const latest = performance.now() + patience;
    for (;;) {
      const found = store.find(cached.path, performance.now());
      const pending = rendering.get(cached.path);
      if (found && (pending || !found.isStale)) {
        return sendPage(found.page, request.headers, response, 'HIT');
      }
      if (!pending) break;
      const outcome = await inTime(pending, latest - performance.now());
      if (response.destroyed) return;
      if (outcome === 'unavailable' || outcome === 'late') return sendUnavailable(cached, exchange);
      if (outcome === 'not storable') return passOn(route?.limit ?? null, exchange);
    }
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    rendering.set(cached.path, promise);
    let outcome: Outcome = 'not rendered';
    try {
      outcome = await answerOnce(cached, route, exchange);
    } finally {
      rendering.delete(cached.path);
      resolve(outcome);
    }
  }

  async function answerOnce(
    cached: CachedPath,
    route: Route | null,
    exchange: Exchange,
  ): Promise<Outcome> {
    const { sent } = exchange;
    const state: RequestState = { isFound: route !== null, isUnavailable: false };
    if (!route) return render(cached, state, exchange, readings.ofPage(cached, sent));
    const { limit, question } = route;
    if (await gate.refuses(exchange, limit)) return 'not rendered';
    // What is looked up is rendered later: a change meanwhile makes the page stale.
    const reading = readings.ofPage(cached, sent);
    const { startedAt } = reading;
    try {
      if (!(await gate.admits(exchange, limit))) return 'not rendered';
      const elsewhere = await reading.run(async () => question?.lookUp(new Date(), state));
      if (elsewhere) return await leadElsewhere(elsewhere, exchange, { cached, startedAt });
    } catch (error) {
      failUnavailable(error, cached, exchange);
      return 'unavailable';
    }
    const place = await gate.enter(exchange, limit);
    if (!place) return 'not rendered';
    try {
      return await render(cached, state, exchange, reading);
    } finally {
      place.release();
    }
  }

  /** `stored`: the address for which the answer is stored as well. */
  async function leadElsewhere(
    elsewhere: Elsewhere,
    exchange: Exchange,
    stored?: { cached: CachedPath; startedAt: number },
  ): Promise<Outcome> {
    const { request, response } = exchange;
    let page: Page | undefined;
    if ('location' in elsewhere) {
      page = redirectPage(elsewhere.location);
      sendPage(page, request.headers, response, 'MISS');
    } else {
      const missing = missingPath(elsewhere.missing);
      await serve(missing, null, exchange);
      page = stored && store.find(missing.path, performance.now())?.page;
    }
    if (!page || !stored) return 'not rendered';
    store.put(stored.cached.path, storedFor(page, stored.cached, stored.startedAt));
    return 'stored';
  }

  function render(
    cached: CachedPath,
    state: RequestState,
    exchange: Exchange,
    { startedAt, isRight, run }: Reading,
  ): Promise<Outcome> {
    const { request, response, sent, next } = exchange;
    const { path } = cached;
    // Next answers nothing to a client that has left, so this would wait for ever.
    if (request.socket.destroyed) return Promise.resolve('not rendered');
    // Parameters of one visitor must not get into a page for all.
    request.url = path;
    request.method = 'GET';
    for (const name of [...partialPageHeaders, 'accept-encoding', missingPageHeader]) {
      delete request.headers[name];
    }
    // Next streams the title after the page for a client without a name.
    request.headers['user-agent'] = 'page-cache';
    return new Promise((resolve, reject) => {
      captureAnswer(response, (answer) => {
        try {
          const page = answer && toPage(answer, cached, startedAt);
          const isStored = page !== null && isRight(page.tags);
          const isFailed = answer !== null && state.isUnavailable && answer.status >= 500;
          if (isStored) store.put(path, page);
          if (isFailed) database.suspect();
          // Those who wait for a page that is not right render it again, from the primary.
          resolve(page && !isStored ? 'not rendered' : outcomeOf(answer, page, isFailed));
          if (page) sendPage(isStored ? page : unstored(page), sent, response, 'MISS');
          else if (isFailed) sendUnavailable(cached, exchange);
          else if (answer) response.end(answer.body);
        } catch (error) {
          reject(error);
        }
      });
      run(() => withRequestState(state, next));
    });
  }

  /** For what is not stored. */
  async function passOn(limit: Limit | null, exchange: Exchange): Promise<void> {
    const { request, response, sent, next } = exchange;
    const state = { isFound: false, isUnavailable: false };
    if (!limit) return withRequestState(state, next);
    if (await gate.refuses(exchange, limit)) return;
    if (!(await gate.admits(exchange, limit))) return;
    if (!gate.isRendered(limit)) {
      return gate.inTurn(request, response, () => withRequestState(state, next));
    }
    const place = await gate.enter(exchange, limit);
    if (!place) return;
    captureAnswer(response, (answer) => {
      place.release();
      // The error page of a request that only met a busy database would tell people too little.
      if (answer && state.isUnavailable && answer.status >= 500) sendRefusal(unavailable, response);
      else if (answer) response.end(answer.body);
    });
    const mayLag = isRead(request) && gate.mayLag(limit);
    if (mayLag) readings.ofList(sent).run(() => withRequestState(state, next));
    else withRequestState(state, next);
  }

  /** Throws any other error. */
  function failUnavailable(error: unknown, cached: CachedPath, exchange: Exchange): void {
    if (!isUnavailable(error)) throw error;
    database.suspect();
    sendUnavailable(cached, exchange);
  }

  function sendUnavailable(cached: CachedPath, exchange: Exchange): void {
    if (!sendLastKnown(cached, exchange)) sendRefusal(unavailable, exchange.response);
  }

  function sendLastKnown({ path }: CachedPath, { sent, response }: Exchange): boolean {
    const page = sessionOf(sent) ? undefined : store.lastKnown(path, performance.now());
    if (page) sendPage(page, sent, response, 'STALE');
    return page !== undefined;
  }

  async function answer(
    exchange: Exchange,
    url: string,
    cached: CachedPath | undefined,
    isStored: boolean,
  ): Promise<unknown> {
    if (gate.isSearch(url) && (await gate.refuses(exchange, limits.newSearches))) return;
    const judged = gate.judge(url);
    if (!('limit' in judged)) return leadElsewhere(judged, exchange);
    if (!cached) return passOn(judged.limit, exchange);
    if (database.isAway() && sendLastKnown(cached, exchange)) return;
    if (!isStored && (await refusesUnknown(cached, judged, exchange))) return;
    return serve(cached, judged, exchange);
  }

  return (request, response, next) => {
    const { url = '' } = request;
    if (gate.isFile(url)) return next();
    const cached = isRead(request) && isWellFormed(url) ? cachedPath(url) : undefined;
    const found = cached && store.find(cached.path, performance.now());
    if (found && !found.isStale) return sendPage(found.page, request.headers, response, 'HIT');
    const sent = { ...request.headers };
    const exchange = { request, response, address: addressOf(request), sent, next };
    answer(exchange, url, cached, found !== undefined).catch((error: unknown) => {
      console.error('page cache:', loggable(error));
      if (response.headersSent) response.destroy();
      else sendRefusal(failed, response);
    });
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const unstored = (page: Page): Page => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

const outcomeOf = (answer: unknown, page: Page | null, isFailed: boolean): Outcome => {
  if (page) return 'stored';
  if (isFailed) return 'unavailable';
  return answer ? 'not storable' : 'not rendered';
};
