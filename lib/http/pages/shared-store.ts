import { createPageStore, type PageStore } from './page-store.ts';

// Next loads the cache handler by itself and bundles the rest: through the global object both sides
// meet in one store.
const shared = globalThis as { townboardPages?: PageStore };

/** The cached pages of this process. */
export function pageStore(): PageStore {
  shared.townboardPages ??= createPageStore();
  return shared.townboardPages;
}
