// The middleware sets a header, and next.config.ts rewrites: if the middleware rewrote the request,
// Next would fetch the target over HTTP wherever the server listens on 127.0.0.1.

/** `ad:` and a category slug: the ad existed, and others of its category are shown. */
export type MissingPage = 'ad' | `ad:${string}` | 'page';

/** The middleware and the page cache remove it from clients' requests. */
export const missingPageHeader = 'x-missing-page';

/** An address without a page: Next answers it with app/not-found.tsx and 404. */
export const missingPagePath = '/nothing-is-here';

const sources = [
  '/ad/:id',
  '/seller/:username',
  '/seller/:username/:page',
  '/browse/:scope',
  '/browse/:scope/:area',
  '/help/:article',
  '/blog/:post',
];

export const missingPageRewrites = sources.map((source) => ({
  source,
  has: [{ type: 'header' as const, key: missingPageHeader }],
  destination: missingPagePath,
}));
