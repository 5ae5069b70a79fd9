import { createPageStore, type PageStore } from './page-store';

// Next bundles instrumentation.ts and the routes separately: they share one store on the global object.
const shared = globalThis as { townboardPages?: PageStore };

export function pageStore(): PageStore {
  shared.townboardPages ??= createPageStore();
  return shared.townboardPages;
}
