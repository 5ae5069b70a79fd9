import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOfHops } from '@/lib/api/request/client-address';
import { isUnavailable } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import {
  type ExistenceCheck,
  examineAddress,
  isExistenceCheck,
  type MissingOrRedirect,
} from '@/lib/pages/page-exists';
import { unavailable } from '@/lib/pages/refusal';
import { refusedUntil, takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { type Limit, limits } from '@/lib/rate-limit/limits';
import { routeFinder, routeLimits } from '@/lib/rate-limit/route-limits';
import { searchPathname } from '@/lib/search/address/search-pathname';
import { searchRedirect } from '@/lib/search/address/search-redirect';
import { type ApiCallQueue, apiCallQueue } from './api-call-queue';
import { builtRoutes, staticFiles } from './built-site';
import { isWellFormed } from './malformed-addresses';
import { forwardedFor } from './node-server';
import { type RenderingSlot, type RenderingSlots, renderingSlots } from './rendering-slots';
import { sendRefusal } from './send-refusal';

/* Checks that a request passes after a cache miss, before Next gets it. */

export type Caller = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The key of rate limits. */
  address: string;
  /** Answers in place of "busy", if it can. Returns whether it did. */
  whenBusy?: () => boolean;
};

export type Gate = {
  isFile: (url: string) => boolean;
  /** Parsing the words of a search takes long, so its limit is checked first. */
  isSearch: (url: string) => boolean;
  /** Makes no query. */
  resolve: (url: string) => MissingOrRedirect | Route;
  /** True if it was answered: over its limit as far as this process knows, or the queue is full. */
  refuses: (caller: Caller, limit: Limit) => Promise<boolean>;
  /** False if over its limit and answered. `isCheap`: it is not rendered, so counting can wait. */
  admits: (caller: Caller, limit: Limit, isCheap?: boolean) => Promise<boolean>;
  isRendered: (limit: Limit) => boolean;
  /** Whether its answers may be some seconds old: searches, feeds and sitemaps. */
  mayLag: (limit: Limit) => boolean;
  enqueueCall: ApiCallQueue;
  /** Null if the request was refused and answered. */
  acquireSlot: (caller: Caller, limit: Limit) => Promise<RenderingSlot | null>;
};

export type Route = {
  limit: Limit;
  check: ExistenceCheck | null;
};

export function createGate(site: string, slots: RenderingSlots = renderingSlots()): Gate {
  const files = staticFiles(site);
  const limitOfRoute = routeFinder({ ...builtRoutes(site), ...routeLimits });
  return {
    isFile: (url) => files.has(pathnameOf(url)),

    isSearch: (url) => pathnameOf(url) === searchPathname,

    resolve(url) {
      const pathname = pathnameOf(url);
      // Next redirects these to the address without the slash.
      const isSlashed = pathname.length > 1 && pathname.endsWith('/');
      const limit = limitOfRoute(isSlashed ? pathname.slice(0, -1) : pathname);
      if (!limit || !isWellFormed(pathname)) return { missing: 'page' };
      if (isSlashed) return { limit, check: null };
      const examined = pathname === searchPathname ? examineSearch(url) : examineAddress(pathname);
      if (isExistenceCheck(examined)) return { limit, check: examined };
      return examined ?? { limit, check: null };
    },

    async refuses(caller, limit) {
      const { response, address } = caller;
      const now = new Date();
      const until = refusedUntil(limit, address, now);
      if (until) {
        sendRefusal(tooMany(limit, secondsBetween(now, until)), response);
        return true;
      }
      if (!rendered.has(limit) || !slots.isFullFor(address)) return false;
      const retryAfter = await secondsUntilAllowed(limit, address, true);
      if (retryAfter > 0) sendRefusal(tooMany(limit, retryAfter), response);
      else refuseBusy(caller, limit);
      return true;
    },

    async admits({ response, address }, limit, isCheap = false) {
      const retryAfter = await secondsUntilAllowed(limit, address, isCheap);
      if (retryAfter === 0) return true;
      sendRefusal(tooMany(limit, retryAfter), response);
      return false;
    },

    isRendered: (limit) => rendered.has(limit),

    mayLag: (limit) => lagging.has(limit),

    enqueueCall: apiCallQueue(),

    async acquireSlot(caller, limit) {
      const { request, address } = caller;
      // The response to a pipelined request gets no event when its connection closes.
      const isGone = () => request.socket.destroyed;
      const slot = await slots.acquire(address, isGone);
      if (isGone()) {
        // Without rendering, nothing else would release it.
        slot?.release();
        return null;
      }
      if (!slot) refuseBusy(caller, limit);
      return slot;
    },
  };
}

const pathnameOf = (url: string) => url.split('?', 1)[0] ?? '';

function examineSearch(url: string): MissingOrRedirect | null {
  const location = searchRedirect(new URLSearchParams(url.slice(searchPathname.length)));
  return location ? { location } : null;
}

export const addressOf = (request: IncomingMessage) => addressOfHops(forwardedFor(request));

const answersOf = (limit: Limit) => (peopleSee.has(limit) ? 'page' : 'problem');

const tooMany = (limit: Limit, retryAfter: number) =>
  ({ status: 429, retryAfter, answers: answersOf(limit) }) as const;

function refuseBusy({ response, whenBusy }: Caller, limit: Limit): void {
  if (whenBusy?.()) return;
  sendRefusal(unavailable(answersOf(limit)), response);
}

/** Routes of pages; all others serve programs. */
const peopleSee = new Set<Limit>([limits.newPages, limits.newSearches]);

/** Routes that render. API calls have queues of their own where they need any. */
const rendered = new Set<Limit>([
  ...peopleSee,
  limits.filesForMachines,
  limits.previews,
  limits.suggestions,
]);

const lagging = new Set<Limit>([limits.newSearches, limits.filesForMachines, limits.suggestions]);

const secondsBetween = (now: Date, until: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** While the database is down, pages that do not need it must still be served. */
async function secondsUntilAllowed(
  limit: Limit,
  address: string,
  isCheap: boolean,
): Promise<number> {
  try {
    await takeAddressLimit(limit, address, new Date(), isCheap);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.retryAfter) return error.retryAfter;
    if (isUnavailable(error)) return 0;
    throw error;
  }
}
