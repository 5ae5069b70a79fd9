'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isPhoneScreen } from '@/components/ui/browser/phone-screen';
import { second } from '@/lib/durations';

/** Long enough to read that the payment succeeded, and to go back. */
const delay = 3 * second;

/** On a phone, publishes once the upgrades are paid. Returns whether it is about to. */
export function usePublishOncePaid(isReady: boolean, publish: () => Promise<void>): boolean {
  const [isPhone] = useState(isPhoneScreen);
  const [isDone, setDone] = useState(false);
  const begin = useEffectEvent(() => void publish());
  const isComing = isPhone && isReady && !isDone;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => {
      setDone(true);
      begin();
    }, delay);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isComing;
}
