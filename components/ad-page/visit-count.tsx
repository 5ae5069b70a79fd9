'use client';

import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { placementHash, visitSource } from '@/lib/ads/visits/visit-source';
import { api } from '@/lib/api/client';

type VisitCountProps = { adId: string; visits: number; counts: boolean };

export function VisitCount({ adId, visits, counts }: VisitCountProps) {
  const [shown, setShown] = useState(visits);

  useEffect(() => {
    if (!counts) return;
    let isHere = true;
    const { origin, pathname, hash } = window.location;
    const from = visitSource({ referrer: document.referrer, origin, hash });
    // A link copied from the address bar would count as a click on a paid placement.
    if (hash === placementHash) window.history.replaceState(window.history.state, '', pathname);
    const count = async () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', count);
      const result = await api.post<{ visits: number }>(`/api/ads/${adId}/visit`, { from });
      if (isHere && result.ok) setShown(result.data.visits);
    };
    document.addEventListener('visibilitychange', count);
    void count();
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', count);
    };
  }, [adId, counts]);

  return (
    <span className="flex items-center gap-1.5">
      <Eye aria-hidden="true" className="size-4.5" />
      <span>
        {shown.toLocaleString('en-GB')} {shown === 1 ? 'visit' : 'visits'}
      </span>
    </span>
  );
}
