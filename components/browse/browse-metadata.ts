import { pageMetadata } from '@/components/search-engines/page-metadata';
import type { BrowseTarget } from '@/lib/browse/browse-address';
import type { BrowsePage } from '@/lib/browse/browse-page';
import { fewestAdsToIndex } from '@/lib/browse/browse-pages';
import { browseHeading, browseIntro } from '@/lib/browse/browse-text';
import { browseFeedPath } from '@/lib/site-paths';

/** Pages with few ads are not indexed. */
export const browseMetadata = ({ scope, area, path }: BrowseTarget, page: BrowsePage) =>
  pageMetadata({
    title: browseHeading(scope, area),
    description: `${browseIntro(scope, area, page)} Free local ads, new every day.`,
    path,
    isIndexed: page.total.isMore || page.total.count >= fewestAdsToIndex,
    feed: browseFeedPath(scope.slug, area.slug),
  });
