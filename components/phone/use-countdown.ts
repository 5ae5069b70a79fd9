'use client';

import { useEffect, useState } from 'react';
import { second } from '@/lib/dates';

/** Whole seconds until a time in ms since the epoch; 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / second));
  const isRunning = until > now;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
