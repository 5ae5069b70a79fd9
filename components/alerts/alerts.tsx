'use client';

import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PushOffer } from '@/components/push/push-offer';
import { setAlerts as rememberAlerts } from '@/components/saved/device-alerts';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPart } from '@/components/ui/empty-part';
import type { Alert } from '@/lib/alerts/views';
import { AlertItem } from './alert-item';

export function Alerts({ initial }: { initial: Alert[] }) {
  const [alerts, setAlerts] = useState(initial);
  const focusNeighbour = useFocusNeighbour();

  useEffect(() => rememberAlerts(alerts), [alerts]);

  const change = (changed: Alert) =>
    setAlerts((all) => all.map((alert) => (alert._id === changed._id ? changed : alert)));
  function remove(id: string) {
    focusNeighbour();
    setAlerts((all) => all.filter(({ _id }) => _id !== id));
  }

  return (
    <div className="grid gap-4">
      {alerts.length > 0 && <PushOffer what="New ads" />}
      {alerts.length === 0 ? (
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
            <AlertItem
              key={alert._id}
              alert={alert}
              onChange={change}
              onRemove={remove}
              onRestore={(restored) => setAlerts((all) => [restored, ...all])}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
