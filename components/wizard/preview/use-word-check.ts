'use client';

import { useEffect, useState } from 'react';
import { toAdBody, type WizardValues } from '@/components/wizard/form/values';
import type { WordCheck } from '@/lib/ads/publishing/form/check-words';
import { api } from '@/lib/api/client';

/** Undefined until known, or without a reply: publishing checks again and reports problems. */
export function useWordCheck(values: WizardValues, adId: string | undefined) {
  const [check, setCheck] = useState<WordCheck>();
  const body = JSON.stringify(toAdBody(values));

  useEffect(() => {
    const left = new AbortController();
    const query = adId ? `?adId=${adId}` : '';
    void api
      .post<WordCheck>(`/api/screening/check${query}`, JSON.parse(body), { signal: left.signal })
      .then((result) => {
        if (!left.signal.aborted) setCheck(result.ok ? result.data : undefined);
      });
    return () => left.abort();
  }, [body, adId]);

  return check;
}
