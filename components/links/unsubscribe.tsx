'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SubscriptionView } from '@/lib/alerts/unsubscribe';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';

type UnsubscribeProps = SubscriptionView & { subscriptionKey: string };

/** Mail programs may open links, so unsubscribing needs a press. */
export function Unsubscribe({ subscriptionKey, name, isOn }: UnsubscribeProps) {
  const [state, setState] = useState<'on' | 'busy' | 'off'>(isOn ? 'on' : 'off');
  const [error, setError] = useState<string>();

  async function stop() {
    setState('busy');
    setError(undefined);
    const result = await api.post(`/api/unsubscribe/${subscriptionKey}`);
    setState(result.ok ? 'off' : 'on');
    if (!result.ok) setError(result.error ?? serverError);
  }

  if (state === 'off') {
    return (
      <>
        <Notice tone="positive" live>
          <p className="wrap-anywhere">You get no more mails about {name}.</p>
        </Notice>
        <ButtonLink href="/my-account/alerts" look="quiet">
          Go to My Account
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">You get mails about {name}.</p>
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      <Button busy={state === 'busy'} busyLabel="Stopping…" onClick={() => void stop()}>
        Stop these mails
      </Button>
    </>
  );
}
