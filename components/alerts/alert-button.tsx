'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { PushOffer } from '@/components/push/push-offer';
import { setAlert, useAlertId, useIsOwnPage } from '@/components/saved/device-alerts';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import type { Alert } from '@/lib/alerts/views';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { mailsText } from './frequency-labels';
import { logInForAlert, takePendingAlert } from './pending-alert';

type AlertButtonProps = {
  /** The address of the search, or of the seller's page. */
  search: string;
  kind: Alert['kind'];
  label: string;
  look: 'brand' | 'quiet';
};

const texts = {
  search: {
    isOn: 'Alert saved',
    on: 'Alert saved.',
    stop: (
      // Short, so that a line of a phone has room for it.
      <span>
        Delete<span className="sr-only"> alert</span>
      </span>
    ),
    off: 'Alert deleted. You get no more mails about this search.',
  },
  seller: {
    isOn: 'Following',
    on: 'You follow this seller.',
    stop: 'Stop following',
    off: 'You no longer follow this seller.',
  },
} as const;

/** Visitors log in or register first, and come back. The button stays, and so does its focus. */
export function AlertButton({ search, kind, label, look }: AlertButtonProps) {
  const [busy, setBusy] = useState(false);
  const [isNew, setNew] = useState(false);
  const id = useAlertId(search);
  const isOwn = useIsOwnPage(search);
  const text = texts[kind];

  async function save() {
    setBusy(true);
    const result = await api.post<Alert>('/api/alerts', { search });
    if (!result.ok && result.status === 401) return logInForAlert(search);
    setBusy(false);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    setNew(true);
    setAlert(search, result.data._id);
    const detail = <AlertsLink />;
    toast.success(`${text.on} ${mailsText(result.data.frequency)}`, { detail });
  }

  async function stop() {
    setBusy(true);
    const result = await api.delete(`/api/alerts/${id}`);
    setBusy(false);
    if (!result.ok && result.status !== 404) return void toast.error(result.error ?? serverError);
    setNew(false);
    setAlert(search, null);
    toast.success(text.off);
  }

  const resume = useEffectEvent(() => {
    if (takePendingAlert(search)) void save();
  });
  useEffect(() => resume(), []);

  return (
    <div className={`grid justify-items-start gap-2 ${isOwn ? 'invisible' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {id && (
          <a href="/my-account/alerts" className="link">
            ✓ {text.isOn}
          </a>
        )}
        <Button
          look={id ? 'quiet' : look}
          size="small"
          busy={busy}
          onClick={() => void (id ? stop() : save())}
          className="noscript:hidden"
        >
          {id ? text.stop : label}
        </Button>
      </div>
      {id && isNew && <PushOffer what="New ads" />}
    </div>
  );
}

const AlertsLink = () => (
  <a href="/my-account/alerts" className="link">
    Change how often
  </a>
);
