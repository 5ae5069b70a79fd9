import { createPageStore, type PageStore } from './page-store.ts';

// Next loads the cache handler by itself and bundles the rest: through the global object both sides
// meet in one store.
const shared = globalThis as {
  townboardPages?: PageStore;
  townboardPageOfRequest?: (key: string) => void;
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
