/* Where the viewer of an ad came from. Browser-safe. */

export const visitSources = ['search', 'browse', 'shared', 'promotion'] as const;
export type VisitSource = (typeof visitSources)[number];

/** In the links of paid placements. Only the page reads it: it is not sent to the server. */
export const placementHash = '#placed';

type Arrival = { referrer: string; origin: string; hash: string };

/**
 * A page of another site, a mail or an app is a shared link, whatever its hash: an address with the hash can
 * be copied. Null for other pages of this site.
 */
export function visitSource({ referrer, origin, hash }: Arrival): VisitSource | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from?.origin !== origin) return 'shared';
  if (hash === placementHash) return 'promotion';
  if (/^(\/adult)?\/search$/.test(from.pathname)) return 'search';
  return /^\/$|^(\/adult)?\/browse(\/|$)|^\/adult$/.test(from.pathname) ? 'browse' : null;
}
