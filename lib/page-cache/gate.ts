import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '@/lib/api/client-address';
import { type Elsewhere, examineAddress } from '@/lib/api/page-exists';
import type { RequestState } from '@/lib/api/request-state';
import { isUnavailable } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { refusedUntil, takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { type Limit, limits } from '@/lib/rate-limit/limits';
import { routeFinder, routeLimits } from '@/lib/rate-limit/route-limits';
import { searchPathname } from '@/lib/search/query/search-address';
import { searchRedirect } from '@/lib/search/query/search-redirect';
import { builtRoutes, publicFiles } from './built-site';
import { type CallTurns, callTurns } from './call-turns';
import { isWellFormed } from './malformed-addresses';
import { forwardedFor } from './node-server';
import { type Place, type RenderingPlaces, renderingPlaces } from './rendering-places';
import { sendRefusal } from './send-refusal';

/* What happens to a request that the page cache cannot answer, before Next gets it. */

export type Gate = {
  /** Files that Next serves as they are. */
  isFile: (url: string) => boolean;
  /** The limit of the route, or where the address leads, judged without a query. */
  judge: (url: string) => Elsewhere | Limit;
  /** Where an address of a known form leads, by one query. Throws `unavailable`. */
  lookUp: (pathname: string, state: RequestState) => Promise<Elsewhere | null>;
  /** False if the request was refused, and answered: there is no room for it, or it is over its limit. */
  admits: (request: IncomingMessage, response: ServerResponse, limit: Limit) => Promise<boolean>;
  /** Whether the answers of a route are rendered in places. */
  isRendered: (limit: Limit) => boolean;
  /** Whether its answers may be some seconds old: searches and files for machines. */
  mayLag: (limit: Limit) => boolean;
  /** Lets a call of the API pass in its session's turn, or refuses it. */
  inTurn: CallTurns;
  /** Null if the request was refused, and answered. */
  enter: (
    request: IncomingMessage,
    response: ServerResponse,
    limit: Limit,
  ) => Promise<Place | null>;
};

/** `site`: the folder of the running site. */
export function createGate(site: string, places: RenderingPlaces = renderingPlaces()): Gate {
  const files = publicFiles(site);
  const limitOfRoute = routeFinder({ ...builtRoutes(site), ...routeLimits });
  return {
    isFile: (url) => files.has(pathnameOf(url)),

    judge(url) {
      const pathname = pathnameOf(url);
      // Next redirects these to the address without the slash.
      const isSlashed = pathname.length > 1 && pathname.endsWith('/');
      const limit = limitOfRoute(isSlashed ? pathname.slice(0, -1) : pathname);
      if (!limit || !isWellFormed(pathname)) return { missing: 'page' };
      if (isSlashed) return limit;
      const examined = pathname === searchPathname ? examineSearch(url) : examineAddress(pathname);
      return examined === null || typeof examined === 'function' ? limit : examined;
    },

    async lookUp(pathname, state) {
      const examined = examineAddress(pathname);
      return typeof examined === 'function' ? examined(new Date(), state) : examined;
    },

    async admits(request, response, limit) {
      const address = addressOf(request);
      const isFull = rendered.has(limit) && places.isFullFor(address);
      const retryAfter = await secondsUntilAllowed(limit, address, isFull);
      if (retryAfter > 0) {
        sendRefusal({ status: 429, retryAfter, answers: answersOf(limit) }, response);
        return false;
      }
      if (isFull) sendRefusal(busy(limit), response);
      return !isFull;
    },

    isRendered: (limit) => rendered.has(limit),

    mayLag: (limit) => lagging.has(limit),

    inTurn: callTurns(),

    async enter(request, response, limit) {
      // The response to a pipelined request does not hear that its connection has ended.
      const isGone = () => request.socket.destroyed;
      const place = await places.enter(addressOf(request), isGone);
      if (isGone()) {
        // Nothing is rendered that would release it.
        place?.release();
        return null;
      }
      if (!place) sendRefusal(busy(limit), response);
      return place;
    },
  };
}

const pathnameOf = (url: string) => url.split('?', 1)[0] ?? '';

function examineSearch(url: string): Elsewhere | null {
  const location = searchRedirect(new URLSearchParams(url.slice(searchPathname.length)));
  return location ? { location } : null;
}

const addressOf = (request: IncomingMessage) =>
  clientAddress(new Headers({ 'x-forwarded-for': forwardedFor(request) }));

const answersOf = (limit: Limit) => (peopleSee.has(limit) ? 'page' : 'problem');

const busy = (limit: Limit) => ({ status: 503, retryAfter: 5, answers: answersOf(limit) }) as const;

/** Routes of pages; all others answer to programs. */
const peopleSee = new Set<Limit>([limits.newPages, limits.newSearches]);

/** Routes that render. Calls of the API have queues of their own where they need any. */
const rendered = new Set<Limit>([
  ...peopleSee,
  limits.filesForMachines,
  limits.previews,
  limits.suggestions,
]);

const lagging = new Set<Limit>([limits.newSearches, limits.filesForMachines, limits.suggestions]);

const secondsBetween = (now: Date, until: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/** A database that is down must not keep pages that need none from being seen. */
async function secondsUntilAllowed(
  limit: Limit,
  address: string,
  isRefused: boolean,
): Promise<number> {
  const now = new Date();
  // An error costs as much as the rest of a refusal.
  const until = refusedUntil(limit, address, now);
  if (until) return secondsBetween(now, until);
  try {
    await takeAddressLimit(limit, address, now, isRefused);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.retryAfter) return error.retryAfter;
    if (isUnavailable(error)) return 0;
    throw error;
  }
}
