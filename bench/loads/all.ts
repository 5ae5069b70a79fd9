import { autocomplete } from './autocomplete.ts';
import {
  adPages,
  bareNode,
  browsePages,
  home,
  throughProxy,
  throughProxyPlain,
} from './cached-pages.ts';
import { firstAds } from './first-ads.ts';
import type { Load } from './load.ts';
import { publish } from './publish.ts';
import {
  firstFiftieth,
  firstFiltered,
  firstKeyword,
  firstRemote,
  searchesAgain,
} from './searches.ts';
import { firstSuggestions, suggestions } from './suggestions.ts';

export const loads: readonly Load[] = [
  bareNode,
  home,
  adPages,
  browsePages,
  throughProxy,
  throughProxyPlain,
  firstAds,
  firstKeyword,
  firstFiltered,
  firstFiftieth,
  firstRemote,
  searchesAgain,
  autocomplete,
  suggestions,
  firstSuggestions,
  publish,
];
