'use client';

import { BatchBar } from '@/components/admin/batch/batch-bar';
import type { BatchAd } from '@/components/admin/batch/batch-summary';
import { SelectAll, SelectOne } from '@/components/admin/batch/select';
import { useBatch } from '@/components/admin/batch/use-batch';

/** A member's ads, which can be decided together. */
export function MemberAds({ ads }: { ads: BatchAd[] }) {
  const state = useBatch(ads);
  if (ads.length === 0) return <p className="text-muted">None.</p>;
  return (
    <>
      <SelectAll ads={ads} state={state} />
      <ul aria-label="Ads of the member" className="card grid divide-y divide-line">
        {ads.map(({ id, title, moderation }) => (
          <li key={id} className="flex items-center gap-2 py-1 pr-3 pl-1">
            <SelectOne id={id} title={title} state={state} />
            <a
              href={`/admin/ads/${id}`}
              className="link flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere mouse:min-h-9"
            >
              {title}
            </a>
            <span className="text-sm text-muted">{moderation}</span>
          </li>
        ))}
      </ul>
      <BatchBar state={state} />
    </>
  );
}
