/* What each request passes before Next gets it. Routes, pages and components import only this. */
import { hasHooks } from '@/lib/process/server-problem';
import { interceptRequests, type RequestHandler } from './node-server';
import { observeRequests } from './observe-requests';
import { prepareSearches } from './prepare-searches';
import { refuseFirst } from './refused-requests';

/** Does nothing in development, nor in a platform's functions, which miss changes while frozen. */
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
