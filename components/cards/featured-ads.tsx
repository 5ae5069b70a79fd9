import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { upgradeOf } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { AdCard } from './ad-card';
import { gridClasses, restOfRow } from './ad-grid';

type FeaturedAdsProps = {
  ads: AdCardData[];
  now: Date;
  isFirst?: boolean;
  columns?: keyof typeof gridClasses;
};

export function FeaturedAds({ ads, now, isFirst = false, columns = 'wide' }: FeaturedAdsProps) {
  if (ads.length === 0) return null;
  const rest = restOfRow[columns][ads.length - 1];
  return (
    <section
      aria-labelledby="featured"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-brand-soft p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="featured" className="text-xl font-bold">
          Featured ads
        </h2>
        <p className="text-sm text-muted">Paid for by their sellers</p>
      </div>
      <ul className={gridClasses[columns]}>
        {ads.map((ad) => (
          <li key={ad._id}>
            <AdCard ad={ad} now={now} isUrgent={isFirst} />
          </li>
        ))}
        {rest && (
          <li className={rest}>
            <PlaceToHave />
          </li>
        )}
      </ul>
    </section>
  );
}

const PlaceToHave = () => (
  <a
    href="/post"
    className="grid h-full content-center justify-items-center gap-1 rounded-card border border-dashed border-line-strong p-3 text-center hover:bg-surface"
  >
    <span className="font-semibold">Your ad here</span>
    <span className="text-sm text-muted">
      Be featured for {formatPence(upgradeOf('featured').pence)}
    </span>
  </a>
);
