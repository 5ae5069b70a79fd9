import type { AdCard, PublicAd } from '@/lib/ads/reading/ad-views';
import { AdGrid } from './ad-grid';

type MoreOfSellerProps = { ad: Pick<PublicAd, 'seller'>; others: AdCard[]; now: Date };

/** Other ads of the same member; nothing when there are none. */
export function MoreOfSeller({ ad, others, now }: MoreOfSellerProps) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-of-seller" className="mt-6 lg:col-span-2">
      <h2 id="more-of-seller" className="mb-4 text-2xl font-bold wrap-anywhere">
        More from {ad.seller.username}
      </h2>
      <AdGrid ads={others} now={now} />
    </section>
  );
}
