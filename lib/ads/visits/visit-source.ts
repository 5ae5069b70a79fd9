export const visitSources = ['search', 'browse', 'shared', 'promotion'] as const;
export type VisitSource = (typeof visitSources)[number];

/** In the links of paid placements. Only scripts read it; browsers do not send it to the server. */
export const placementHash = '#placed';

type Arrival = { referrer: string; origin: string; hash: string };

/** Other sites, mails and apps count as shared links even with the hash, which can be copied. */
export function visitSource({ referrer, origin, hash }: Arrival): VisitSource | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (from?.origin !== origin) return 'shared';
  if (hash === placementHash) return 'promotion';
  if (/^(\/adult)?\/search$/.test(from.pathname)) return 'search';
  return /^\/$|^(\/adult)?\/browse(\/|$)|^\/adult$/.test(from.pathname) ? 'browse' : null;
}
