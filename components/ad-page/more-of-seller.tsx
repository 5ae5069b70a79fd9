import { AdGrid } from '@/components/cards/ad-grid';
import type { AdCard, Seller } from '@/lib/ads/reading/ad-views';

type MoreOfSellerProps = { seller: Seller; others: AdCard[]; now: Date };

export function MoreOfSeller({ seller, others, now }: MoreOfSellerProps) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-of-seller" className="mt-6 lg:col-span-2">
      <h2 id="more-of-seller" className="mb-4 text-2xl font-bold wrap-anywhere">
        More from {seller.username}
      </h2>
      <AdGrid ads={others} now={now} />
    </section>
  );
}
