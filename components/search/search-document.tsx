import { IslandScript } from '@/components/layout/island-script';
import { PageBody } from '@/components/layout/page-body';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import type { UnreadPrices } from '@/lib/search/address/unread-prices';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { SearchNotMade, type WhyNotMade } from './results/search-not-made';
import { SearchHead } from './search-head';
import { SearchView } from './search-view';

export type SearchDocumentProps = {
  typed: SearchQuery;
  unknownPlace: string | undefined;
  unreadPrices: UnreadPrices;
  found: SearchPage | 'beyond' | WhyNotMade;
  now: Date;
};

/** The whole page /search, for React's one-pass renderer (docs/decisions/022). */
export const SearchDocument = (props: SearchDocumentProps) => (
  <html lang="en-GB">
    <SearchHead
      typed={props.typed}
      title={props.found === 'beyond' ? 'Page not found' : undefined}
    />
    <PageBody>
      <SiteFrame>
        <Content {...props} />
      </SiteFrame>
      <IslandScript />
    </PageBody>
  </html>
);

function Content({ typed, unknownPlace, unreadPrices, found, now }: SearchDocumentProps) {
  if (found === 'beyond') return <PageNotFound />;
  if (typeof found === 'string') {
    return <SearchNotMade reason={found} typed={typed} unknownPlace={unknownPlace} />;
  }
  return <SearchView page={found} {...{ typed, unknownPlace, unreadPrices, now }} />;
}
