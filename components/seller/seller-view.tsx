import { AdGrid } from '@/components/cards/ad-grid';
import { ReportLink } from '@/components/safety/report-link';
import { JsonLd } from '@/components/search-engines/json-ld';
import { ButtonLink } from '@/components/ui/button';
import type { SellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { countedExactly } from '@/lib/catalogue/limits';
import { adList } from '@/lib/search-engines/json-ld/json-ld';
import { profilePage } from '@/lib/search-engines/json-ld/profile-json-ld';
import { allScopes, browsePath, reportSellerPath, sellerPath } from '@/lib/site-paths';
import { plural } from '@/lib/text/plural';
import { SellerBox } from './seller-box';
import { SellerReviews } from './seller-reviews';

export const SellerView = ({ page, now }: { page: SellerPage; now: Date }) => (
  <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-8">
    <JsonLd data={profilePage(page.seller)} />
    {page.ads.length > 0 && <JsonLd data={adList(`Ads of ${page.seller.username}`, page.ads)} />}
    <h1 className="page-title">Ads of {page.seller.username}</h1>
    <div className="max-w-xl">
      <SellerBox seller={page.seller} />
    </div>
    <ReportLink href={reportSellerPath(page.seller.username)}>Report this seller</ReportLink>
    <section aria-labelledby="ads" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="ads" className="text-xl font-bold">
        {countText(page.count)}
      </h2>
      {page.ads.length > 0 ? (
        <AdGrid ads={page.ads} now={now} isFirst />
      ) : (
        <div className="card grid justify-items-center gap-4 px-6 py-10 text-center">
          <p className="text-muted">{page.seller.username} offers nothing at the moment.</p>
          <ButtonLink href={browsePath(allScopes)} look="quiet">
            See current ads
          </ButtonLink>
        </div>
      )}
    </section>
    {page.pages > 1 && <Pages page={page} />}
    <SellerReviews reviews={page.reviews} />
  </div>
);

const Pages = ({ page: { seller, page, pages } }: { page: SellerPage }) => (
  <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-3">
    {page > 1 && (
      <ButtonLink href={sellerPath(seller.username, page - 1)} look="quiet">
        Previous page
      </ButtonLink>
    )}
    <p className="tabular text-muted">
      Page {page} of {pages}
    </p>
    {page < pages && (
      <ButtonLink href={sellerPath(seller.username, page + 1)} look="quiet">
        Next page
      </ButtonLink>
    )}
  </nav>
);

function countText(count: number): string {
  if (count === 0) return 'No live ads';
  if (count > countedExactly) return `${countedExactly.toLocaleString('en-GB')}+ live ads`;
  return plural(count, 'live ad');
}
