import type { AdCard } from '@/lib/ads/reading/ad-views';
import { PostedAge } from './posted-age';

/** Miles from the place that was searched; absent or null where none was. */
export type Distant = { miles?: number | null };

type AdPlaceProps = {
  ad: AdCard & Distant;
  place: string;
  now: Date;
};

export const AdPlace = ({ ad, place, now }: AdPlaceProps) => (
  <p className={isNear(ad) ? 'ad-place ad-near' : 'ad-place'}>
    <span>{place}</span>
    <span>
      {isNear(ad) && (
        <>
          <span className="max-sm:hidden">· </span>
          {distanceText(ad.miles)}{' '}
        </>
      )}
      · <PostedAge date={new Date(ad.createdAt)} now={now} />
    </span>
    {ad.verifiedPhone && (
      // A file, since nearly every card has it.
      <svg role="img" aria-label="Verified phone" className="icon">
        <use href="/verified.svg#mark" />
      </svg>
    )}
  </p>
);

/** With a distance the line is too long for a narrow card: the place has a line of its own there. */
const isNear = (ad: Distant): ad is { miles: number } => typeof ad.miles === 'number';

/** Points are rounded to about a kilometre: below a mile nothing more is known. */
const distanceText = (miles: number) => (miles < 1 ? '<1 mi' : `${Math.round(miles)} mi`);
