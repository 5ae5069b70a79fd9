import type { AdCard as AdCardData } from '@/lib/ads/ad-views';
import { AdCard } from './ad-card';
import { Carousel } from './carousel';

type VipCarouselProps = { ads: AdCardData[]; now: Date; isFirst?: boolean };

/** The paid places at the top of a page, with bigger photos. Nothing when nobody bought one. */
export function VipCarousel({ ads, now, isFirst = false }: VipCarouselProps) {
  if (ads.length === 0) return null;
  return (
    <Carousel title="VIP ads" isLong={ads.length > 3}>
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
    </Carousel>
  );
}

const row = 4;
