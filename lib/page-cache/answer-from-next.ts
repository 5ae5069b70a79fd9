import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type RequestState, withRequestState } from '@/lib/api/request/request-state';
import { isUnavailable } from '@/lib/db/errors';
import type { DatabaseWatch } from '@/lib/page-cache/changes/watch-database';
import { missingPageHeader } from '@/lib/pages/missing-page';
import { unavailable } from '@/lib/pages/refusal';
import type { Limit } from '@/lib/rate-limit/limits';
import type { Caller, Gate } from '@/lib/request-hook/gate';
import { captureAnswer } from '@/lib/request-hook/node-server';
import { sendRefusal } from '@/lib/request-hook/send-refusal';
import { sessionOf } from '@/lib/request-hook/session-of';
import type { CachedPath } from './cached-routes';
import type { DatabaseChoice, DatabaseChooser } from './choose-database';
import type { Page, PageStore } from './page-store';
import { sendPage } from './send-page';
import { toPage } from './to-page';

export type Outcome = 'stored' | 'not storable' | 'not rendered' | 'unavailable';

export type Exchange = Caller & {
  /** The client's headers; those of the request change before Next gets it. */
  sent: IncomingHttpHeaders;
  next: () => void;
};

/** Headers that ask Next for a part of a page. Cached pages are sent whole. */
const partialPageHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

export function answerFromNext(
  store: PageStore,
  gate: Gate,
  database: DatabaseWatch,
  chooser: DatabaseChooser,
) {
  function render(
    cached: CachedPath,
    state: RequestState,
    exchange: Exchange,
    { startedAt, isCurrent, run }: DatabaseChoice,
  ): Promise<Outcome> {
    const { request, response, sent, next } = exchange;
    const { path } = cached;
    // Next does not answer a disconnected client, so the promise would never settle.
    if (request.socket.destroyed) return Promise.resolve('not rendered');
    // One visitor's parameters must not get into a shared page.
    request.url = path;
    request.method = 'GET';
    for (const name of [...partialPageHeaders, 'accept-encoding', missingPageHeader]) {
      delete request.headers[name];
    }
    // Without a user agent, Next streams the title after the page.
    request.headers['user-agent'] = 'page-cache';
    return new Promise((resolve, reject) => {
      captureAnswer(response, (answer) => {
        try {
          const page = answer && toPage(answer, cached, startedAt);
          const isStored = page !== null && isCurrent(page.tags);
          const isFailed = answer !== null && state.isUnavailable && answer.status >= 500;
          if (isStored) store.put(path, page);
          if (isFailed) database.suspect();
          // Requests that wait for an outdated page render it again, from the primary.
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

  async function passOn(limit: Limit | null, exchange: Exchange): Promise<void> {
    const { request, response, sent, next } = exchange;
    const state = { isFound: false, isUnavailable: false };
    if (!limit) return withRequestState(state, next);
    if (await gate.refuses(exchange, limit)) return;
    if (!(await gate.admits(exchange, limit))) return;
    if (!gate.isRendered(limit)) {
      return gate.enqueueCall(request, response, () => withRequestState(state, next));
    }
    const slot = await gate.acquireSlot(exchange, limit);
    if (!slot) return;
    captureAnswer(response, (answer) => {
      slot.release();
      const isFailed = answer !== null && state.isUnavailable && answer.status >= 500;
      // Next's error page would not say that the database is busy.
      if (isFailed) sendRefusal(unavailable('page'), response);
      else if (answer) response.end(answer.body);
    });
    const mayLag = isRead(request) && gate.mayLag(limit);
    if (mayLag) chooser.forList(sent).run(() => withRequestState(state, next));
    else withRequestState(state, next);
  }

  function failUnavailable(error: unknown, cached: CachedPath, exchange: Exchange): void {
    if (!isUnavailable(error)) throw error;
    database.suspect();
    sendUnavailable(cached, exchange);
  }

  function sendUnavailable(cached: CachedPath, exchange: Exchange): void {
    if (!sendLastKnown(cached, exchange)) sendRefusal(unavailable('page'), exchange.response);
  }

  function sendLastKnown({ path }: CachedPath, { sent, response }: Exchange): boolean {
    const page = sessionOf(sent) ? undefined : store.lastKnown(path, performance.now());
    if (page) sendPage(page, sent, response, 'STALE');
    return page !== undefined;
  }

  return { render, passOn, failUnavailable, sendUnavailable, sendLastKnown };
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const unstored = (page: Page): Page => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

const outcomeOf = (answer: unknown, page: Page | null, isFailed: boolean): Outcome => {
  if (page) return 'stored';
  if (isFailed) return 'unavailable';
  return answer ? 'not storable' : 'not rendered';
};
