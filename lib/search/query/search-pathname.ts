/** Imports nothing: next.config.ts reads it. */
export const searchPathname = '/search';
