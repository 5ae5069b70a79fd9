'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type PushState, readPushState, switchPushOn } from './push-device';

type PushOfferProps = {
  /** "New ads", "Answers" */
  what: string;
};

/** Never offered on arrival. Renders nothing if the browser has no push or it is on. */
export function PushOffer({ what }: PushOfferProps) {
  const [state, setState] = useState<PushState | 'busy' | 'done'>('unsupported');
  const [error, setError] = useState<string>();
  useEffect(() => void readPushState().then(setState), []);

  async function switchOn() {
    setState('busy');
    const problem = await switchPushOn();
    setError(problem);
    setState(problem ? 'off' : 'done');
  }

  if (state === 'done') return <p role="status">{what} will show up on this device.</p>;
  if (state !== 'off' && state !== 'busy') return null;
  return (
    <div className="grid justify-items-start gap-2">
      {error && (
        <p role="alert" className="text-sm font-medium text-negative">
          {error}
        </p>
      )}
      <Button look="quiet" size="small" busy={state === 'busy'} onClick={() => void switchOn()}>
        Notify me on this device
      </Button>
    </div>
  );
}
