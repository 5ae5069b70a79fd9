import type { AdCard } from '@/lib/ads/reading/ad-views';
import { priceText } from '@/lib/ads/reading/price-label';
import { browseQuery } from '@/lib/browse/browse-address';
import { browseHeading } from '@/lib/browse/browse-text';
import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { atomFeed, type FeedEntry } from '@/lib/content/atom-feed';
import type { Area } from '@/lib/locations/area';
import { getNewestAds } from '@/lib/search/list/list-ads';
import { absoluteUrl, siteName } from '@/lib/site';
import { browseFeedPath, browsePath } from '@/lib/site-paths';

const feedLength = 30;

export async function browseFeed(scope: ListScope, area: Area, now: Date): Promise<string> {
  const ads = await getNewestAds(browseQuery(scope, area), { now, limit: feedLength });
  return atomFeed({
    url: absoluteUrl(browseFeedPath(scope.slug, area.slug)),
    homeUrl: absoluteUrl(browsePath(scope.slug, area.slug)),
    title: `${browseHeading(scope, area)} · ${siteName()}`,
    author: siteName(),
    entries: ads.map(toEntry),
  });
}

function toEntry(ad: AdCard): FeedEntry {
  return {
    url: absoluteUrl(`/ad/${ad._id}`),
    title: ad.title,
    summary: [priceText(ad), shownCategory(ad.category), ad.location.label]
      .filter(Boolean)
      .join(' · '),
    published: ad.createdAt,
    updated: ad.createdAt,
  };
}
