'use client';
import { SearchView } from './search-view';

/**
 * For pages that are sent without React: of a component of the client Next writes down what it is
 * given, and not each element that it comes to, which takes a fourth of the time of making the page.
 * No browser ever runs it.
 */
export const SearchViewAtOnce = SearchView;
