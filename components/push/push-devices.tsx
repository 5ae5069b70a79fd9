'use client';

import { useState } from 'react';
import { useFocusNeighbour } from '@/components/ui/browser/use-focus-after';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toast';
import { api } from '@/lib/api/client';
import { serverError } from '@/lib/catalogue/public-texts';
import { formatDate } from '@/lib/dates';

/** As GET /api/push/subscriptions lists them. */
type PushDevice = { endpoint: string; name: string; since: string };

export function PushDevices({ initial }: { initial: PushDevice[] }) {
  const [devices, setDevices] = useState(initial);
  const [busy, setBusy] = useState<string>();
  const focusNeighbour = useFocusNeighbour();
  if (devices.length === 0) return null;

  async function end({ endpoint }: PushDevice) {
    setBusy(endpoint);
    const result = await api.delete('/api/push/subscriptions', { endpoint });
    setBusy(undefined);
    if (!result.ok) return void toast.error(result.error ?? serverError);
    focusNeighbour();
    setDevices((all) => all.filter((device) => device.endpoint !== endpoint));
  }

  return (
    <section aria-labelledby="devices" className="card grid gap-3 p-4">
      <h2 id="devices" className="font-semibold">
        Notices on your devices
      </h2>
      <ul className="grid gap-2">
        {devices.map((device) => (
          <li key={device.endpoint} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {device.name}{' '}
              <span className="text-sm text-muted">since {formatDate(new Date(device.since))}</span>
            </span>
            <Button
              look="quiet"
              size="small"
              busy={busy === device.endpoint}
              onClick={() => void end(device)}
            >
              <span>
                Switch off<span className="sr-only"> on {device.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
