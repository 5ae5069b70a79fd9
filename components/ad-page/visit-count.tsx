'use client';

import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { placementHash, visitSource } from '@/lib/ads/visits/visit-source';
import { visitsText } from '@/lib/ads/visits/visit-texts';
import { api } from '@/lib/api/client';

type Visited = { visits: number; isOwner?: true };

type VisitCountProps = { adId: string; visits: number; counts: boolean };

/** The reply of the visit route also says whose ad this is, which the cached page cannot know. */
export function VisitCount({ adId, visits, counts }: VisitCountProps) {
  const [shown, setShown] = useState(visits);
  const self = useRef<HTMLSpanElement>(null);

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
      const result = await api.post<Visited>(`/api/ads/${adId}/visit`, { from });
      if (!isHere || !result.ok) return;
      setShown(result.data.visits);
      // Its buttons for visitors give way to those for the owner (ad-view.tsx).
      if (result.data.isOwner) self.current?.closest('article')?.setAttribute('data-own', '');
    };
    document.addEventListener('visibilitychange', count);
    void count();
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', count);
    };
  }, [adId, counts]);

  return (
    <span ref={self} className="flex items-center gap-1.5">
      <Eye aria-hidden="true" className="size-4.5" />
      <span>{visitsText(shown)}</span>
    </span>
  );
}
