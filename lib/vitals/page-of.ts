/* Separate from schema.ts, so that browsers do not load zod. */

/** Kinds of pages whose speed is measured; few, since they are metric labels. */
export const measuredPages = ['home', 'ad', 'search', 'browse', 'other'] as const;
export type MeasuredPage = (typeof measuredPages)[number];

export function pageOf(pathname: string): MeasuredPage {
  if (pathname === '/') return 'home';
  const [, first] = pathname.split('/');
  return measuredPages.find((page) => page === first) ?? 'other';
}
