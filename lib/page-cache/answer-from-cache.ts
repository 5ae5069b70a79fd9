import type { RequestState } from '@/lib/api/request/request-state';
import { loggable } from '@/lib/db/errors';
import type { DatabaseWatch } from '@/lib/page-cache/changes/watch-database';
import type { MissingOrRedirect } from '@/lib/pages/page-exists';
import { failed } from '@/lib/pages/refusal';
import { inTime } from '@/lib/process/in-time';
import { limits } from '@/lib/rate-limit/limits';
import { addressOf, type Gate, type Route } from '@/lib/request-hook/gate';
import { isWellFormed } from '@/lib/request-hook/malformed-addresses';
import type { RequestHandler } from '@/lib/request-hook/node-server';
import { sendRefusal } from '@/lib/request-hook/send-refusal';
import { answerFromNext, type Exchange, isRead, type Outcome } from './answer-from-next';
import { type CachedPath, cachedPath } from './cached-routes';
import type { DatabaseChooser } from './choose-database';
import type { Page, PageStore } from './page-store';
import { sendPage } from './send-page';
import { missingPath, redirectPage, storedFor } from './shared-answers';

const coalescedWaitMs = 8000;

/** While the database is down or the process busy, visitors without a session get stale pages. */
export function answerFromCache(
  store: PageStore,
  gate: Gate,
  database: DatabaseWatch,
  chooser: DatabaseChooser,
): RequestHandler {
  const rendering = new Map<string, Promise<Outcome>>();
  const { render, passOn, failUnavailable, sendUnavailable, sendLastKnown } = answerFromNext(
    store,
    gate,
    database,
    chooser,
  );

  /** Does not store the answer: made-up names would evict other answers. */
  async function refusesUnknown(
    cached: CachedPath,
    { limit, check }: Route,
    exchange: Exchange,
  ): Promise<boolean> {
    if (!check || rendering.has(cached.path)) return false;
    if (await gate.refuses(exchange, limit)) return true;
    try {
      if (await chooser.forPage(cached, exchange.sent).run(check.exists)) return false;
      if (await gate.admits(exchange, limit, true)) {
        await answerMissingOrRedirect(check.ifMissing, exchange);
      }
    } catch (error) {
      failUnavailable(error, cached, exchange);
    }
    return true;
  }

  /** `route`: null for the pages that say something is missing. */
  async function serve(cached: CachedPath, route: Route | null, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const latest = performance.now() + coalescedWaitMs;
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
    if (!route) return render(cached, state, exchange, chooser.forPage(cached, sent));
    const { limit, check } = route;
    if (await gate.refuses(exchange, limit)) return 'not rendered';
    // Starts before the lookup, so that a change between lookup and rendering makes the page stale.
    const choice = chooser.forPage(cached, sent);
    const { startedAt } = choice;
    try {
      if (!(await gate.admits(exchange, limit))) return 'not rendered';
      const target = await choice.run(async () => check?.load(new Date(), state));
      if (target) return await answerMissingOrRedirect(target, exchange, { cached, startedAt });
    } catch (error) {
      failUnavailable(error, cached, exchange);
      return 'unavailable';
    }
    const slot = await gate.acquireSlot(exchange, limit);
    if (!slot) return 'not rendered';
    try {
      return await render(cached, state, exchange, choice);
    } finally {
      slot.release();
    }
  }

  async function answerMissingOrRedirect(
    target: MissingOrRedirect,
    exchange: Exchange,
    stored?: { cached: CachedPath; startedAt: number },
  ): Promise<Outcome> {
    const { request, response } = exchange;
    let page: Page | undefined;
    if ('location' in target) {
      page = redirectPage(target.location);
      sendPage(page, request.headers, response, 'MISS');
    } else {
      const missing = missingPath(target.missing);
      await serve(missing, null, exchange);
      page = stored && store.find(missing.path, performance.now())?.page;
    }
    if (!page || !stored) return 'not rendered';
    store.put(stored.cached.path, storedFor(page, stored.cached, stored.startedAt));
    return 'stored';
  }

  async function answer(
    exchange: Exchange,
    url: string,
    cached: CachedPath | undefined,
    isStored: boolean,
  ): Promise<unknown> {
    if (gate.isSearch(url) && (await gate.refuses(exchange, limits.newSearches))) return;
    const resolved = gate.resolve(url);
    if (!('limit' in resolved)) return answerMissingOrRedirect(resolved, exchange);
    if (!cached) return passOn(resolved.limit, exchange);
    if (database.isAway() && sendLastKnown(cached, exchange)) return;
    if (!isStored && (await refusesUnknown(cached, resolved, exchange))) return;
    return serve(cached, resolved, exchange);
  }

  return (request, response, next) => {
    const { url = '' } = request;
    if (gate.isFile(url)) return next();
    const cached = isRead(request) && isWellFormed(url) ? cachedPath(url) : undefined;
    const found = cached && store.find(cached.path, performance.now());
    if (found && !found.isStale) return sendPage(found.page, request.headers, response, 'HIT');
    const sent = { ...request.headers };
    const exchange: Exchange = { request, response, address: addressOf(request), sent, next };
    if (cached) exchange.whenBusy = () => sendLastKnown(cached, exchange);
    answer(exchange, url, cached, found !== undefined).catch((error: unknown) => {
      console.error('page cache:', loggable(error));
      if (response.headersSent) response.destroy();
      else sendRefusal(failed, response);
    });
  };
}
