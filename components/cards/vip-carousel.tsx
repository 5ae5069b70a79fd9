import { Island } from '@/components/islands/island';
import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { AdCard } from './ad-card';
import { CarouselButtons } from './carousel-buttons';

type VipCarouselProps = { ads: AdCardData[]; now: Date; isFirst?: boolean };

/**
 * Paid placements at the top of a page, in a row to swipe; two buttons scroll it with a mouse.
 * Empty without any.
 */
export function VipCarousel({ ads, now, isFirst = false }: VipCarouselProps) {
  if (ads.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="text-2xl font-bold">
          {title}
        </h2>
        <div className={`hidden gap-2 noscript:hidden ${ads.length > 3 ? 'md:flex' : ''}`}>
          <Island name="CarouselButtons" of={CarouselButtons} props={{ title, listId }} />
        </div>
      </div>
      <ul
        id={listId}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:gap-4"
      >
        {ads.map((ad, index) => (
          <li key={ad._id} className="w-[72vw] max-w-80 shrink-0 snap-start">
            <AdCard
              ad={ad}
              now={now}
              sizes="(min-width: 445px) 20rem, 72vw"
              isUrgent={isFirst && index < row}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const title = 'VIP ads';
const titleId = 'vip-ads';
const listId = 'vip-ads-list';
const row = 4;
