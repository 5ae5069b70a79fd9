import { autocomplete } from './autocomplete.ts';
import {
  adPages,
  bareNode,
  browsePages,
  home,
  throughProxy,
  throughProxyPlain,
} from './cached-pages.ts';
import type { Load } from './load.ts';
import { publish } from './publish.ts';
import { fiftiethPage, firstPage, keyword, newFiltered, newKeyword } from './searches.ts';

/** In the order of the table. The yardstick comes first, what writes comes last. */
export const loads: readonly Load[] = [
  bareNode,
  home,
  adPages,
  browsePages,
  throughProxy,
  throughProxyPlain,
  keyword,
  newKeyword,
  firstPage,
  fiftiethPage,
  newFiltered,
  autocomplete,
  publish,
];
