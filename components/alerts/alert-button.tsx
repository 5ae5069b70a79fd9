'use client';

import { useState } from 'react';
import { rememberReturn } from '@/components/auth/return-path';
import { PushOffer } from '@/components/push/push-offer';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import type { Alert } from '@/lib/alerts/views';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { addAlertPath } from './alerts-page';
import { markSaved, useIsSaved } from './saved-alerts';

type AlertButtonProps = {
  /** The address of the search, or of the seller's page. */
  search: string;
  label: string;
  look: 'brand' | 'quiet';
  saved?: string;
};

/** Visitors log in or register first, without losing the search. */
export function AlertButton({ search, label, look, saved = 'Alert saved' }: AlertButtonProps) {
  const [state, setState] = useState<'open' | 'busy' | 'saved'>('open');
  const isSaved = useIsSaved(search);

  async function save() {
    setState('busy');
    const result = await api.post<Alert>('/api/alerts', { search });
    if (result.ok) {
      setState('saved');
      markSaved(search);
      toast.success('Saved. New ads come by email.', { detail: <AlertsLink /> });
      return;
    }
    if (result.status === 401) return logIn(search);
    setState('open');
    toast.error(result.error ?? serverError);
  }

  if (isSaved) {
    return (
      <div className="grid justify-items-start gap-2">
        <a href="/my-account/alerts" className="button button-quiet button-small">
          ✓ {saved}
        </a>
        {state === 'saved' && <PushOffer what="New ads" />}
      </div>
    );
  }
  return (
    <Button
      look={look}
      size="small"
      busy={state === 'busy'}
      onClick={() => void save()}
      className="noscript:hidden"
    >
      {label}
    </Button>
  );
}

const AlertsLink = () => (
  <a href="/my-account/alerts" className="link">
    Change how often
  </a>
);

function logIn(search: string) {
  const path = addAlertPath(search);
  rememberReturn(path);
  window.location.assign(`/login?next=${encodeURIComponent(path)}`);
}
