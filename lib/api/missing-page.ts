/*
 * How the middleware tells Next that a page's address names nothing. A header and a rewrite of
 * next.config.ts carry it, because Next would fetch the target of a rewrite by the middleware itself
 * over HTTP wherever the server listens on 127.0.0.1.
 */

/** `ad:` and the slug of a category: the ad existed, and others of its category are offered. */
export type MissingPage = 'ad' | `ad:${string}` | 'page';

/** The middleware and the page cache remove it from what clients send. */
export const missingPageHeader = 'x-missing-page';

/** Pages of things that may be missing: see page-exists.ts. */
const sources = [
  '/ad/:id',
  '/seller/:username',
  '/seller/:username/:page',
  '/browse/:scope',
  '/browse/:scope/:area',
  '/help/:article',
  '/blog/:post',
];

/** Lead to app/not-found.tsx, which answers 404. */
export const missingPageRewrites = sources.map((source) => ({
  source,
  has: [{ type: 'header' as const, key: missingPageHeader }],
  destination: '/nothing-is-here',
}));
