/*
 * The request hook: what each request goes through before Next gets it, with the page cache and without.
 * Routes, pages and components import this file only; lib/page-cache uses the others.
 */
import { hasHooks } from '@/lib/process/server-problem';
import { interceptRequests, type RequestHandler } from './node-server';
import { observeRequests } from './observe-requests';
import { prepareSearches } from './prepare-searches';
import { refuseFirst } from './refused-requests';

/**
 * Call once, before the first request. Does nothing in development, nor in the functions of a platform: those
 * are many, live briefly, and hear of no change while they are frozen. `isForEverybody`: whether the page of
 * a URL may be cached. `startCache` returns the handler that answers requests or hands them to Next.
 */
export function startRequestHook(
  isForEverybody: (url: string) => boolean,
  startCache: () => RequestHandler,
): void {
  if (!isHooked()) return;
  interceptRequests(observeRequests(refuseFirst(isForEverybody, startCache())));
}

/** Call once, before the first request. Does nothing on hosts that load each route separately. */
export async function prepareRoutes(): Promise<void> {
  if (isHooked()) await prepareSearches(process.cwd());
}

const isHooked = () => process.env.NODE_ENV === 'production' && hasHooks();
