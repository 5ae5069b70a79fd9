import { IslandScript } from '@/components/layout/island-script';
import { PageBody } from '@/components/layout/page-body';
import { PageNotFound } from '@/components/layout/page-not-found';
import { SiteFrame } from '@/components/layout/site-frame';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { SearchNotMade, type WhyNotMade } from './results/search-not-made';
import { SearchHead } from './search-head';
import { SearchView } from './search-view';

export type SearchDocumentProps = {
  typed: SearchQuery;
  unknownPlace: string | undefined;
  found: SearchPage | 'beyond' | WhyNotMade;
  now: Date;
};

/** The whole page /search, for React's one-pass renderer (docs/decisions/022). */
export const SearchDocument = ({ typed, unknownPlace, found, now }: SearchDocumentProps) => (
  <html lang="en-GB">
    <SearchHead typed={typed} title={found === 'beyond' ? 'Page not found' : undefined} />
    <PageBody>
      <SiteFrame>
        <Content typed={typed} unknownPlace={unknownPlace} found={found} now={now} />
      </SiteFrame>
      <IslandScript />
    </PageBody>
  </html>
);

function Content({ typed, unknownPlace, found, now }: SearchDocumentProps) {
  if (found === 'beyond') return <PageNotFound />;
  if (typeof found === 'string') {
    return <SearchNotMade reason={found} typed={typed} unknownPlace={unknownPlace} />;
  }
  return <SearchView typed={typed} page={found} unknownPlace={unknownPlace} now={now} />;
}
