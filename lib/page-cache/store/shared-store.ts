import { type CacheControl, createPageStore, type PageStore } from './page-store.ts';
import type { PageValue } from './page-value.ts';

// Next loads the cache handler by itself and bundles the rest: through the global object both sides
// meet in one store.
const shared = globalThis as {
  townboardPages?: PageStore;
  townboardPageOfRequest?: (key: string) => void;
  townboardOthers?: OtherProcesses;
};

/** The cached pages of this process. */
export function pageStore(): PageStore {
  shared.townboardPages ??= createPageStore();
  return shared.townboardPages;
}

/** Says which page the request under way is answered with. */
export const tellPageOfRequest = (key: string): void => shared.townboardPageOfRequest?.(key);

/** `listener` is told; the latest alone. */
export function onPageOfRequest(listener: (key: string) => void): void {
  shared.townboardPageOfRequest = listener;
}

/** A page that was made by any process. Ages in milliseconds. */
export type SharedPage = {
  value: PageValue;
  cacheControl: CacheControl | undefined;
  /** How long ago its making began: it knows of no later change. */
  begunAgo: number;
  madeAgo: number;
};

export type OtherProcesses = {
  find(key: string): Promise<SharedPage | null>;
  give(key: string, page: Omit<SharedPage, 'madeAgo'>): Promise<void>;
};

/** Where searches are shared; nowhere before this is called. */
export function shareSearchesThrough(others: OtherProcesses): void {
  shared.townboardOthers = others;
}

export const otherProcesses = (): OtherProcesses | undefined => shared.townboardOthers;
