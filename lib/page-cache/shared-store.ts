import { gauge } from '@/lib/metrics/registry';
import { perProcess } from '@/lib/process/per-process';
import { createPageStore, type PageStore } from './page-store';

export const pageStore = (): PageStore => perProcess('pages', observedStore);

function observedStore(): PageStore {
  const store = createPageStore();
  gauge({
    name: 'townboard_page_cache_bytes',
    help: 'Estimated size of the stored pages.',
    collect() {
      this.set(store.bytes());
    },
  });
  return store;
}
