import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { AdCard } from './ad-card';

type AdGridProps = {
  ads: AdCardData[];
  now: Date;
  /** Whether the page begins with it: its first row is then fetched before everything else. */
  isFirst?: boolean;
  columns?: keyof typeof gridClasses;
};

const row = 5;

/** Narrow: beside a column of something else. */
export const gridClasses = {
  wide: 'ad-grid lg:grid-cols-5',
  narrow: 'ad-grid xl:grid-cols-4',
} as const;

/** Where a row goes on after one, two and three ads, and ends with the grid; else nowhere. */
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
