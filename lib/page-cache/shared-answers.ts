import { type PageTags, pageTags } from '@/lib/page-cache/changes/page-tags';
import { categoryOfMissing, missingPaths } from '@/lib/pages/missing-ad';
import type { MissingPage } from '@/lib/pages/missing-page';
import { securityHeaders } from '@/lib/response-headers/security-headers';
import type { CachedPath } from './cached-routes';
import type { Page } from './page-store';
import { cacheControl } from './to-page';

/** The page of a missing ad shows other ads with their age, so it lives as long as a list. */
export const missingPath = (kind: MissingPage): CachedPath => ({
  path: kind === 'page' ? missingPaths.page : missingPaths.ad(categoryOfMissing(kind)?.slug),
  seconds: kind === 'page' ? 3600 : 60,
  stale: 60,
  lists: [],
});

const always = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));

export const redirectPage = (location: string): Page => ({
  status: 308,
  headers: { ...always, location, 'cache-control': cacheControl, vary: 'accept-encoding' },
  body: Buffer.alloc(0),
  etag: null,
  isAged: false,
  tags: { exact: [], lists: [] },
  seconds: 0,
  stale: 0,
  startedAt: 0,
});

/** An ad that is shown instead of a missing one may vanish too. */
const withTags = (shown: PageTags, own: PageTags): PageTags => ({
  exact: [...shown.exact, ...own.exact],
  lists: [...shown.lists, ...own.lists],
});

/** The same answer, stored under an address that may become a page. */
export const storedFor = (page: Page, { path, seconds, lists }: CachedPath, startedAt: number) => ({
  ...page,
  tags: withTags(page.tags, pageTags(path, '', lists)),
  seconds,
  stale: 0,
  startedAt,
  isShared: true,
});
