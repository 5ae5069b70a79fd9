import { Island } from '@/components/ui/island';
import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { AdCard, cardClass } from './ad-card';
import { placedPath } from './ad-path';
import { AdPhoto } from './ad-photo';
import { AdPlace } from './ad-place';
import { CarouselButtons } from './carousel-buttons';
import { Price } from './price';

type VipRowProps = {
  ads: AdCardData[];
  now: Date;
  isFirst?: boolean;
  /** Compact above a list, so that its results start on the first screen. */
  size?: 'compact' | 'large';
};

/** Paid placements in a row that people swipe, or scroll by its buttons. */
export function VipRow({ ads, now, isFirst = false, size = 'compact' }: VipRowProps) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-hides-empty>
      <div className="mb-2 flex items-center justify-between gap-4 md:min-h-11">
        <h2 id={titleId} className="text-xl font-bold">
          {title}
        </h2>
        <div className={`hidden gap-2 noscript:hidden ${ads.length > 4 ? 'md:flex' : ''}`}>
          <Island name="CarouselButtons" of={CarouselButtons} props={{ title, listId }} />
        </div>
      </div>
      <ul
        id={listId}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:gap-4"
      >
        {ads.map((ad, index) => (
          <li key={ad._id} className="w-[78vw] max-w-72 shrink-0 snap-start">
            {size === 'large' ? (
              <AdCard ad={ad} now={now} sizes="min(78vw, 18rem)" isPlaced />
            ) : (
              <CompactCard ad={ad} now={now} isUrgent={isFirst && index < row} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CompactCardProps = { ad: AdCardData; now: Date; isUrgent: boolean };

const CompactCard = ({ ad, now, isUrgent }: CompactCardProps) => (
  <a href={placedPath(ad)} className={`${cardClass(ad)} ad-row ad-small`}>
    <AdPhoto ad={ad} sizes="6rem" isUrgent={isUrgent} isSmall />
    <div className="ad-text">
      <Price ad={ad} lead={ad.lead} className="ad-price" />
      <h3>{ad.title}</h3>
      <AdPlace ad={ad} place={ad.location.district} town={ad.location.city} now={now} />
    </div>
  </a>
);

const title = 'VIP ads';
const titleId = 'vip-ads';
const listId = 'vip-ads-list';
const row = 4;
