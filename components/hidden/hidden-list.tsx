'use client';

import { useState, useSyncExternalStore } from 'react';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { Button } from '@/components/ui/button';
import { type Hidable, readHidden, setHidden, subscribeHidden } from './device-hidden';

const noText = () => '';
const asText = () => JSON.stringify(readHidden());

/** What this device or the account hides; renders nothing if that is nothing. */
export function HiddenList({ isMember }: { isMember: boolean }) {
  const stored = useSyncExternalStore(subscribeHidden, asText, noText);
  const [busy, setBusy] = useState(false);
  const focusNeighbour = useFocusNeighbour();
  if (stored === '') return null;
  const { ads, sellers } = readHidden();
  if (ads.length + sellers.length === 0) return null;

  async function show(things: Hidable[]) {
    focusNeighbour();
    setBusy(true);
    await setHidden(things, false, isMember);
    setBusy(false);
  }

  const allAds = ads.map((name) => ({ kind: 'ad' as const, name }));
  return (
    <section aria-labelledby="hidden" className="card mt-6 grid scroll-mt-20 gap-3 p-4">
      <h2 id="hidden" className="font-semibold">
        Hidden from lists
      </h2>
      <ul className="grid gap-2">
        {ads.length > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-2">
            <span>{ads.length === 1 ? '1 ad' : `${ads.length} ads`}</span>
            <Button look="quiet" size="small" busy={busy} onClick={() => void show(allAds)}>
              Show hidden ads again
            </Button>
          </li>
        )}
        {sellers.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">Ads of {name}</span>
            <Button
              look="quiet"
              size="small"
              busy={busy}
              onClick={() => void show([{ kind: 'seller', name }])}
            >
              <span>
                Show again<span className="sr-only"> {name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
