'use client';

import { useState } from 'react';
import { takeFocus } from '@/components/ui/browser/take-focus';
import { guidanceText } from '@/lib/ads/guidance/guidance-text';
import type { PriceGuidance } from '@/lib/ads/guidance/price-guidance';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';

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
    <div className={`noscript:hidden ${text ? 'basis-full' : ''}`} aria-live="polite">
      {text ? (
        <p ref={takeFocus} tabIndex={-1} className="mt-1 text-sm outline-none">
          {text}
        </p>
      ) : (
        <button
          type="button"
          onClick={busy ? undefined : compare}
          aria-disabled={busy || undefined}
          className="link inline-flex min-h-11 items-center text-sm mouse:min-h-9"
        >
          {busy ? 'Comparing…' : 'Compare the price'}
        </button>
      )}
    </div>
  );
}
