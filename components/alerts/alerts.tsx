'use client';

import { Bell } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { forgetReturn, readReturn } from '@/components/auth/return-path';
import { PushOffer } from '@/components/push/push-offer';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPart } from '@/components/ui/empty-part';
import { toast } from '@/components/ui/overlays/toast';
import type { Alert } from '@/lib/alerts/views';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { AddAlert } from './add-alert';
import { AlertItem } from './alert-item';
import { addAlertPath } from './alerts-page';

type AlertsProps = {
  initial: Alert[];
  add: { search: string; name: string } | null;
};

/** A member's alerts. One requested before the login in this tab is saved at once. */
export function Alerts({ initial, add }: AlertsProps) {
  const [alerts, setAlerts] = useState(initial);
  const [wanted, setWanted] = useState(add);
  const [busy, setBusy] = useState(false);
  const focusNeighbour = useFocusNeighbour();

  const save = useCallback(async (search: string) => {
    setBusy(true);
    const result = await api.post<Alert>('/api/alerts', { search });
    setBusy(false);
    forgetReturn();
    if (!result.ok) return void toast.error(result.error ?? serverError);
    const saved = result.data;
    setAlerts((all) => [saved, ...all.filter(({ _id }) => _id !== saved._id)]);
    setWanted(null);
    window.history.replaceState(null, '', '/my-account/alerts');
    toast.success('Alert saved. New ads come by email.');
  }, []);

  const saveFromLogin = useEffectEvent(() => {
    if (wanted && readReturn() === addAlertPath(wanted.search)) void save(wanted.search);
  });
  useEffect(() => saveFromLogin(), []);

  const change = (changed: Alert) =>
    setAlerts((all) => all.map((alert) => (alert._id === changed._id ? changed : alert)));
  function remove(id: string) {
    focusNeighbour();
    setAlerts((all) => all.filter(({ _id }) => _id !== id));
  }

  return (
    <div className="grid gap-4">
      {alerts.length > 0 && <PushOffer what="New ads" />}
      {wanted && <AddAlert name={wanted.name} busy={busy} onSave={() => save(wanted.search)} />}
      {alerts.length === 0 && !wanted ? (
        <EmptyPart icon={<Bell aria-hidden="true" className="size-7" />}>
          <p>You are not subscribed to any alerts yet.</p>
          <p className="text-muted">Search for something, then press “Email me new ads”.</p>
          <ButtonLink href="/search" look="quiet" size="small">
            Search ads
          </ButtonLink>
        </EmptyPart>
      ) : (
        <ul className="grid gap-3">
          {alerts.map((alert) => (
            <AlertItem key={alert._id} alert={alert} onChange={change} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}
