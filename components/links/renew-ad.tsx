'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Renewal, Renewed } from '@/lib/ads/reminders/renew-ad';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { formatDate } from '@/lib/dates';

type RenewAdProps = { renewKey: string; renewal: Renewal; hasEnded: boolean };

/** Mail programs may open links, so renewing needs a press. */
export function RenewAd({ renewKey, renewal, hasEnded }: RenewAdProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [renewed, setRenewed] = useState<Renewed>();

  async function renew() {
    setBusy(true);
    setError(undefined);
    const result = await api.post<Renewed>(`/api/renew/${renewKey}`);
    setBusy(false);
    if (result.ok) setRenewed(result.data);
    else setError(result.error ?? serverError);
  }

  const what = renewal.title ? `“${renewal.title}”` : 'Your ad';
  if (renewed) {
    return (
      <>
        <Notice tone="positive" live>
          <p className="wrap-anywhere">
            {what} is on the site until {formatDate(new Date(renewed.expiresAt))}
            {renewed.isMovedUp ? ', and was moved up.' : '.'}
          </p>
        </Notice>
        <ButtonLink href={`/ad/${renewed.adId}`} look="quiet">
          See the ad
        </ButtonLink>
      </>
    );
  }
  if (renewal.state === 'over') {
    return (
      <>
        <p>This link was used, or the ad has changed since.</p>
        <ButtonLink href="/my-account">Go to My Account</ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">
        {what} {hasEnded ? 'ended' : 'ends'} on {formatDate(new Date(renewal.expiresAt))}. Renewing
        is free.
      </p>
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      <Button busy={busy} busyLabel="Renewing…" onClick={() => void renew()}>
        Renew the ad
      </Button>
    </>
  );
}
