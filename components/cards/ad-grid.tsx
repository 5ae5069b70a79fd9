import type { ReactNode } from 'react';
import type { AdCard as AdCardData } from '@/lib/ads/reading/ad-views';
import { AdCard } from './ad-card';
import type { Distant } from './ad-place';

type AdGridProps = {
  ads: readonly (AdCardData & Distant)[];
  now: Date;
  /** At the top of the page, so that the first row loads with priority. */
  isFirst?: boolean | undefined;
  placed?: number | undefined;
  tail?: ReactNode;
  columns?: keyof typeof gridClasses | undefined;
};

const row = 5;

/** Narrow: next to another column. */
const gridClasses = {
  wide: 'ad-grid lg:grid-cols-5',
  narrow: 'ad-grid xl:grid-cols-4',
} as const;

export const AdGrid = ({
  ads,
  now,
  isFirst = false,
  placed = 0,
  columns = 'wide',
  tail,
}: AdGridProps) => (
  <ul className={gridClasses[columns]}>
    {ads.map((ad, index) => (
      <li key={ad._id}>
        <AdCard ad={ad} now={now} isUrgent={isFirst && index < row} isPlaced={index < placed} />
      </li>
    ))}
    {tail}
  </ul>
);
