import { gauge } from '@/lib/metrics/registry';
import { createPageStore, type PageStore } from './page-store';

// Next bundles instrumentation.ts and the routes separately, so the store is on the global object.
const shared = globalThis as { townboardPages?: PageStore };

export function pageStore(): PageStore {
  if (shared.townboardPages) return shared.townboardPages;
  const store = createPageStore();
  gauge({
    name: 'townboard_page_cache_bytes',
    help: 'Estimated size of the stored pages.',
    collect() {
      this.set(store.bytes());
    },
  });
  shared.townboardPages = store;
  return store;
}
