import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublicAdRow } from '@/lib/ads/reading/read-public-ad';
import { perProcess } from '@/lib/process/per-process';

/** What the request hook (lib/request-hook) has done for a request before Next gets it. */
export type RequestState = {
  isFound: boolean;
  /** The ad of the address, read to see whether it exists. */
  ad?: PublicAdRow;
  isUnavailable: boolean;
};

const storage = () => perProcess('requests', () => new AsyncLocalStorage<RequestState>());

/** Undefined without the page cache. With it, the limit of the route is taken already. */
export const requestState = (): RequestState | undefined => storage().getStore();

export const withRequestState = (state: RequestState, work: () => void): void =>
  storage().run(state, work);
