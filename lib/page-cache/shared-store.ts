import { createPageStore, type PageStore } from './page-store';

// Next bundles instrumentation.ts and the routes apart: they share one store through the global object.
const shared = globalThis as { townboardPages?: PageStore };

/** The cached pages of this process. */
export function pageStore(): PageStore {
  shared.townboardPages ??= createPageStore();
  return shared.townboardPages;
}
