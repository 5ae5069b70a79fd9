import type { Metadata } from 'next';
import type { BrowseTarget } from '@/lib/search/browse-address';
import type { BrowsePage } from '@/lib/search/browse-page';
import { fewestAdsToIndex } from '@/lib/search/browse-pages';
import { browseHeading, browseIntro } from '@/lib/search/browse-text';

/** What search engines are told about a browse page; thin ones are not for them. */
export function browseMetadata({ scope, area, path }: BrowseTarget, page: BrowsePage): Metadata {
  const title = browseHeading(scope, area);
  const description = `${browseIntro(scope, area, page)} Free local ads, new every day.`;
  const isThin = !page.total.isMore && page.total.count < fewestAdsToIndex;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: 'website' },
    ...(isThin && { robots: { index: false, follow: true } }),
  };
}
