import { HiddenTile } from '@/components/hidden/hidden-tile';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { AdGrid } from './ad-grid';
import type { Distant } from './ad-place';
import { AdRows } from './ad-rows';

type AdListProps = {
  featured: readonly AdCard[];
  ads: readonly (AdCard & Distant)[];
  now: Date;
  /** At the top of the page, so that the first photos load with priority. */
  isFirst?: boolean;
  view?: 'grid' | 'list';
  columns?: 'wide' | 'narrow';
};

/** Featured ads come first, each marked as such. */
export function AdList({ featured, ads, now, isFirst, view = 'grid', columns }: AdListProps) {
  const all = [...featured, ...ads];
  const tail = all.length > 0 && <HiddenTile />;
  return (
    <>
      {featured.length > 0 && (
        <p className="-mt-2 text-sm text-muted">
          Ads marked Featured are paid for by their sellers.
        </p>
      )}
      {view === 'list' ? (
        <AdRows ads={all} now={now} isFirst={isFirst} placed={featured.length} tail={tail} />
      ) : (
        <AdGrid
          ads={all}
          now={now}
          isFirst={isFirst}
          placed={featured.length}
          columns={columns}
          tail={tail}
        />
      )}
    </>
  );
}
