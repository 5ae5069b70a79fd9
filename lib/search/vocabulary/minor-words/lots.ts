import { wordSet } from '@/lib/search/vocabulary/lists';

/** "Lego bundle": a lot of this item. */
export const lots = wordSet(
  'bundle bundles collection lot lots joblot bulk assortment selection pile stack',
);
