import { BadgeCheck } from 'lucide-react';
import type { AdCard } from '@/lib/ads/ad-views';
import { PostedAge } from './posted-age';

/** Miles from the place that was searched; absent or null where none was. */
export type Distant = { miles?: number | null };

type AdPlaceProps = {
  ad: AdCard & Distant;
  place: string;
  now: Date;
  className: string;
};

/** Where and when: "Ilford · 3 mi · 2 h". */
export const AdPlace = ({ ad, place, now, className }: AdPlaceProps) => (
  <p
    className={`flex items-center gap-x-1 text-sm text-muted ${isNear(ad) ? 'max-sm:flex-wrap' : ''} ${className}`}
  >
    <span className={`min-w-0 truncate ${isNear(ad) ? 'max-sm:basis-full' : ''}`}>{place}</span>
    <span className="shrink-0">
      {isNear(ad) && (
        <>
          <span className="max-sm:hidden">· </span>
          {distanceText(ad.miles)}{' '}
        </>
      )}
      · <PostedAge date={new Date(ad.createdAt)} now={now} />
    </span>
    {ad.verifiedPhone && (
      <BadgeCheck
        role="img"
        aria-label="Verified phone"
        className="ml-auto size-4.5 shrink-0 text-positive"
      />
    )}
  </p>
);

/** With a distance the line is too long for a narrow card: the place has a line of its own there. */
const isNear = (ad: Distant): ad is { miles: number } => typeof ad.miles === 'number';

/** Points are rounded to about a kilometre: below a mile nothing more is known. */
const distanceText = (miles: number) => (miles < 1 ? '<1 mi' : `${Math.round(miles)} mi`);
