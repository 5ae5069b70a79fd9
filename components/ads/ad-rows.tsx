import type { AdCard } from '@/lib/ads/ad-views';
import { cardColours } from './ad-card';
import { adPath } from './ad-path';
import { AdPhoto } from './ad-photo';
import { AdPlace, type Distant } from './ad-place';
import { Price } from './price';

type AdRowsProps = { ads: (AdCard & Distant)[]; now: Date; isFirst?: boolean };

const sizes = '(min-width: 640px) 13rem, 8rem';
const seenAtOnce = 3;

/** Ads one below the other: the photo on the left, and room for long titles and whole places. */
export const AdRows = ({ ads, now, isFirst = false }: AdRowsProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {ads.map((ad, index) => (
      <li key={ad._id}>
        <a
          href={adPath(ad)}
          className={`group flex overflow-hidden rounded-card border transition-shadow hover:shadow-card ${cardColours(ad)}`}
        >
          <AdPhoto
            ad={ad}
            sizes={sizes}
            isUrgent={isFirst && index < seenAtOnce}
            className="aspect-square w-32 shrink-0 self-start sm:w-52 sm:aspect-4/3"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:p-4">
            <Price ad={ad} className="text-lg font-bold sm:text-xl" />
            <h3 className="line-clamp-2 leading-[1.3] wrap-anywhere sm:text-lg">{ad.title}</h3>
            <p className="truncate text-sm text-muted max-sm:hidden">{ad.category}</p>
            <AdPlace ad={ad} place={ad.location.label} now={now} className="mt-auto pt-1" />
          </div>
        </a>
      </li>
    ))}
  </ul>
);
