'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { guidanceText } from '@/lib/ads/guidance/guidance-text';
import type { PriceGuidance } from '@/lib/ads/guidance/price-guidance';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-messages';

/** Compares the price with those of similar ads, on request. */
export function PriceCheck({ adId }: { adId: string }) {
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState<string>();

  async function compare() {
    setBusy(true);
    const result = await api.get<{ guidance: PriceGuidance | null }>(
      `/api/ads/${adId}/price-guidance`,
    );
    setBusy(false);
    if (!result.ok) return setText(result.error ?? serverError);
    const { guidance } = result.data;
    setText(
      guidance ? guidanceText(guidance) : 'There are too few similar ads to compare it with.',
    );
  }

  return (
    <div className="noscript:hidden" aria-live="polite">
      {text ? (
        <p className="text-sm">{text}</p>
      ) : (
        <Button look="quiet" size="small" busy={busy} busyLabel="Comparing…" onClick={compare}>
          Compare the price
        </Button>
      )}
    </div>
  );
}
