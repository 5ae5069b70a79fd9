import type { AdCard as AdCardData } from '@/lib/ads/ad-views';
import { adPath } from './ad-path';
import { AdPhoto } from './ad-photo';
import { AdPlace, type Distant } from './ad-place';
import { Price } from './price';

type AdCardProps = {
  ad: AdCardData & Distant;
  now: Date;
  /** How wide the photo is shown, for the choice of file. */
  sizes?: string;
  /** Seen at once, so that its photo does not wait for the layout. */
  isUrgent?: boolean;
};

const gridSizes = '(min-width: 1024px) 14rem, (min-width: 640px) 30vw, 46vw';

export const cardColours = ({ promotions }: Pick<AdCardData, 'promotions'>) =>
  promotions.includes('highlight') ? 'border-brand bg-highlight' : 'border-line bg-surface';

/** One ad in a list: the whole card is one link, and its size never depends on the photo. */
export function AdCard({ ad, now, sizes = gridSizes, isUrgent = false }: AdCardProps) {
  return (
    <a
      href={adPath(ad)}
      className={`group flex h-full flex-col overflow-hidden rounded-card border transition-shadow hover:shadow-card ${cardColours(ad)}`}
    >
      <AdPhoto ad={ad} sizes={sizes} isUrgent={isUrgent} className="aspect-square" />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Price ad={ad} className="text-lg font-bold" />
        <h3 className="line-clamp-2 min-h-[2.6em] leading-[1.3] wrap-anywhere">{ad.title}</h3>
        <AdPlace ad={ad} place={ad.location.district} now={now} className="mt-auto pt-1" />
      </div>
    </a>
  );
}
