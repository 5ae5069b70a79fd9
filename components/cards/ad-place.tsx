import type { AdCard } from '@/lib/ads/reading/ad-views';
import { day } from '@/lib/durations';
import type { Pence } from '@/lib/money';
import { PostedAge } from './posted-age';

/** Miles from the searched place; absent or null without one. */
export type Distant = { miles?: number | null };

/** By how much the price exceeds the searched maximum. */
export type Overpriced = { overPence?: Pence };

type AdPlaceProps = {
  ad: AdCard & Distant;
  place: string;
  now: Date;
};

export const AdPlace = ({ ad, place, now }: AdPlaceProps) => (
  <p className={isNear(ad) ? 'ad-place ad-near' : 'ad-place'}>
    <span>{place}</span>
    <span className={isNew(ad, now) ? 'ad-fresh' : undefined}>
      {isNear(ad) && (
        <>
          <span className="max-sm:hidden">· </span>
          {distanceText(ad.miles)}{' '}
        </>
      )}
      · {ad.renewedAt && 'Renewed '}
      {isNew(ad, now) && <span className="ad-new">New today, </span>}
      <PostedAge date={new Date(ad.renewedAt ?? ad.createdAt)} now={now} />
    </span>
    {ad.verifiedPhone && (
      // An external file, since nearly every card has it.
      <svg role="img" aria-label="Verified phone" className="icon">
        <use href="/verified.svg#mark" />
      </svg>
    )}
  </p>
);

/** As text if there is room, and always as a colour. */
const isNew = ({ createdAt, renewedAt }: AdCard, now: Date) =>
  renewedAt === null && now.getTime() - new Date(createdAt).getTime() < day;

/** With a distance the line would be too long for a narrow card, so the place gets its own. */
const isNear = (ad: Distant): ad is { miles: number } => typeof ad.miles === 'number';

/** Coordinates are rounded to about a kilometre, so distances below a mile are not exact. */
const distanceText = (miles: number) => (miles < 1 ? '<1 mi' : `${Math.round(miles)} mi`);
