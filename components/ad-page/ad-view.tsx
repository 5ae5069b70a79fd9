import { ContactPanel } from '@/components/ad-page/contact/contact-panel';
import { SafetyHint } from '@/components/ad-page/contact/safety-hint';
import { ShowPhone } from '@/components/ad-page/contact/show-phone';
import { Gallery } from '@/components/ad-page/gallery/gallery';
import { RecentlyViewed } from '@/components/ad-page/recent/recently-viewed';
import { toRecentAd } from '@/components/ad-page/recent/to-recent-ad';
import { AdGrid } from '@/components/cards/ad-grid';
import { Price } from '@/components/cards/price';
import { ReducedPrice } from '@/components/cards/reduced-price';
import { HideButton } from '@/components/hidden/hide-button';
import { ReportLink } from '@/components/safety/report-link';
import { SaveButton } from '@/components/saved/save-button';
import { SellerBox } from '@/components/seller/seller-box';
import { ButtonLink } from '@/components/ui/button';
import { CategoryDrawing } from '@/components/ui/category-drawing';
import { Island } from '@/components/ui/island';
import { Notice } from '@/components/ui/notice';
import { ShareButton } from '@/components/ui/share-button';
import type { AdCard, PublicAd } from '@/lib/ads/reading/ad-views';
import { priceText } from '@/lib/ads/reading/price-label';
import { withWanted } from '@/lib/ads/reading/wanted-ad';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { soldText } from '@/lib/catalogue/conclusion/conclusion-texts';
import { takesApplications } from '@/lib/catalogue/ready-questions';
import { mainFirst } from '@/lib/images/main-image';
import { reportAdPath, sellerPath } from '@/lib/site-paths';
import { adArticleClass } from './ad-article-class';
import { AdMap } from './ad-map';
import { Breadcrumbs } from './breadcrumbs';
import { AdDetails } from './facts/ad-details';
import { AdFacts } from './facts/ad-facts';
import { AdHistory } from './facts/ad-history';
import { MainFacts } from './facts/main-facts';
import { PriceCheck } from './facts/price-check';
import { MoreOfSeller } from './more-of-seller';
import { OwnerHelp, OwnerPanel } from './owner-panel';

export type AdBodyProps = {
  ad: PublicAd;
  similar: AdCard[];
  others: AdCard[];
  now: Date;
  /** Hides contact, save and report. */
  isOwnersView?: boolean;
};

export const AdView = (props: AdBodyProps) => (
  <article className={adArticleClass}>
    <AdBody {...props} />
  </article>
);

export function AdBody({ ad, similar, others, now, isOwnersView = false }: AdBodyProps) {
  const isOpen = !ad.expired && !ad.sold && !isOwnersView;
  const priced = withWanted(ad);
  const hasPriceText = priceText(priced) !== null;
  const photos = mainFirst(ad.images);
  return (
    <>
      <div className="-mb-2 max-lg:-order-1 lg:col-span-2">
        <Breadcrumbs ad={ad} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:-order-1">
        {ad.sold && (
          <Notice tone="warning">
            {soldText(ad.sold)} Its seller can no longer be contacted here.
            {similar.length > 0 && ' There are similar ads below.'}
          </Notice>
        )}
        {ad.expired && (
          <Notice tone="warning">
            This ad has expired, so its seller can no longer be contacted here.
            {similar.length > 0 && ' There are similar ads below.'}
          </Notice>
        )}
        {photos.length > 0 ? (
          <Island
            name="Gallery"
            of={Gallery}
            props={{ photos: photos.map(({ src }) => src), title: ad.title }}
          />
        ) : (
          <div className="h-44 overflow-hidden rounded-card sm:h-56">
            <CategoryDrawing groupSlug={ad.groupSlug} />
          </div>
        )}
      </div>
      <div className="max-lg:contents lg:row-span-2">
        <div className="grid-cols-[minmax(0,1fr)] content-start gap-5 max-lg:contents lg:sticky lg:top-20 lg:grid low:static">
          <header className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:-order-1">
            {hasPriceText && (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <div>
                  <Price ad={priced} className="text-3xl font-extrabold lg:text-4xl" />
                  <ReducedPrice ad={ad} className="font-medium text-positive" />
                </div>
                {isOpen && isCompared(ad) && (
                  <Island name="PriceCheck" of={PriceCheck} props={{ adId: ad._id }} />
                )}
              </div>
            )}
            <h1 className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere sm:text-2xl">
              {ad.title}
            </h1>
            <MainFacts ad={ad} />
            <AdFacts ad={ad} counts={isOpen} now={now} />
          </header>
          {isOpen && (
            <div className="grid">
              <div className={`col-start-1 row-start-1 ${forVisitors}`}>
                <ContactPanel ad={ad} />
              </div>
              <OwnerPanel adId={ad._id} websiteUrl={ad.websiteUrl} />
            </div>
          )}
          {!isOwnersView && (
            <div className="flex flex-wrap gap-2 max-lg:-order-1">
              <SaveButton ad={ad} />
              <Island name="ShareButton" of={ShareButton} props={{ title: ad.title }} />
            </div>
          )}
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 max-lg:-order-1">
        <AdDetails ad={ad} />
        <AdHistory ad={ad} />
        <AdMap outcode={ad.location.postcode} position={ad.position} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 md:grid-cols-2">
          {ad.seller && <SellerBox seller={ad.seller} href={sellerPath(ad.seller.username)} />}
          <SafetyHint ad={ad} />
        </div>
        {!isOwnersView && (
          <div className="grid">
            <div
              className={`col-start-1 row-start-1 flex flex-wrap items-center gap-x-6 gap-y-2 ${forVisitors}`}
            >
              <ReportLink href={reportAdPath(ad._id)}>Report this ad</ReportLink>
              <HideButton kind="ad" name={ad._id} />
              {ad.seller && <HideButton kind="seller" name={ad.seller.username} />}
            </div>
            <OwnerHelp hidesSeller={ad.seller !== null} />
          </div>
        )}
      </div>
      {ad.seller && <MoreOfSeller seller={ad.seller} others={others} now={now} />}
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-6 lg:col-span-2">
          <h2 id="similar" className="mb-4 text-2xl font-bold">
            Similar ads
          </h2>
          <AdGrid ads={similar} now={now} />
        </section>
      )}
      {!ad.isAdult && !isOwnersView && (
        <Island
          name="RecentlyViewed"
          of={RecentlyViewed}
          props={{ adId: ad._id, remembered: toRecentAd(ad) }}
        />
      )}
      {isOpen && (
        <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 lg:hidden low:static">
          {hasPriceText && (
            <Price
              ad={priced}
              className={`min-w-0 flex-1 truncate text-lg font-bold ${ad.hasPhone ? 'max-sm:hidden max-sm:group-data-own/ad:block' : ''}`}
            />
          )}
          {ad.hasPhone && (
            <div className="group-data-own/ad:hidden">
              <Island name="ShowPhone" of={ShowPhone} props={{ adId: ad._id, title: ad.title }} />
            </div>
          )}
          <ButtonLink
            href="#message"
            className={`group-data-own/ad:hidden noscript:hidden ${ad.hasPhone || hasPriceText ? '' : 'grow'}`}
          >
            {takesApplications(ad) ? 'Apply' : 'Message'}
          </ButtonLink>
          <ButtonLink href={`/edit/${ad._id}`} className="hidden group-data-own/ad:inline-flex">
            Edit
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Keeps its place, so that nothing moves when the owner is recognised. */
const forVisitors = 'group-data-own/ad:invisible';

const isCompared = ({ categorySlug, details }: PublicAd) => {
  const conclusion = conclusionOf(categoryOf(categorySlug), details);
  return conclusion === 'Sold' || conclusion === 'Let';
};
