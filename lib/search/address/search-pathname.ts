/** Imports nothing: next.config.ts reads it. */
export const searchPathname = '/search';

export const searchPathnameOf = ({ isAdult }: { isAdult: boolean }): string =>
  isAdult ? `/adult${searchPathname}` : searchPathname;
