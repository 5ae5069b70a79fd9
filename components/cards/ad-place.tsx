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
  /** The town or borough that the place belongs to. */
  town?: string;
  now: Date;
};

/** Up to two lines: the age is left out before the place is cut. */
export const AdPlace = ({ ad, place, town, now }: AdPlaceProps) => (
  <p className="ad-place">
    <span className="ad-where">
      <span>{place}</span>
      {town && town !== place && <span className="ad-town"> {town}</span>}
      {typeof ad.miles === 'number' && <span> {distanceText(ad.miles)}</span>}
      <span className={isNew(ad, now) ? 'ad-fresh' : undefined}>
        {' '}
        {ad.renewedAt && 'Renewed '}
        {isNew(ad, now) && <span className="ad-new">New today, </span>}
        <PostedAge date={new Date(ad.renewedAt ?? ad.createdAt)} now={now} />
      </span>
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

/** Coordinates are rounded to about a kilometre, so distances below a mile are not exact. */
const distanceText = (miles: number) => (miles < 1 ? '<1 mi' : `${Math.round(miles)} mi`);
