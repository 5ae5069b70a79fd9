import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { AdCard } from './ad-card';

type AdGridProps = {
  ads: AdCardData[];
  now: Date;
  /** At the top of the page: the first row loads with priority. */
  isFirst?: boolean;
  columns?: keyof typeof gridClasses;
};

const row = 5;

/** Narrow: beside another column. */
export const gridClasses = {
  wide: 'ad-grid lg:grid-cols-5',
  narrow: 'ad-grid xl:grid-cols-4',
} as const;

/** Classes of a full-width element after one, two and three ads that completes the row. */
export const restOfRow: Record<keyof typeof gridClasses, readonly string[]> = {
  wide: [
    'col-start-2 -col-end-1',
    'col-start-3 -col-end-1 max-sm:hidden',
    'col-start-2 -col-end-1 sm:max-lg:hidden lg:col-start-4',
  ],
  narrow: [
    'col-start-2 -col-end-1',
    'col-start-3 -col-end-1 max-sm:hidden',
    'col-start-2 -col-end-1 sm:max-xl:hidden xl:col-start-4',
  ],
};

export const AdGrid = ({ ads, now, isFirst = false, columns = 'wide' }: AdGridProps) => (
  <ul className={gridClasses[columns]}>
    {ads.map((ad, index) => (
      <li key={ad._id}>
        <AdCard ad={ad} now={now} isUrgent={isFirst && index < row} />
      </li>
    ))}
  </ul>
);
