'use client';

import { useEffect, useState } from 'react';
import { second } from '@/lib/dates';

/** Starts with the server's value, so that hydration matches. */
export function useSecondsLeft(atFirst: number): [number, (seconds: number) => void] {
  const [total, restart] = useState({ seconds: atFirst });
  const [left, setLeft] = useState(atFirst);

  useEffect(() => {
    const end = Date.now() + total.seconds * second;
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / second)));
    update();
    const timer = setInterval(update, second);
    return () => clearInterval(timer);
  }, [total]);

  return [left, (seconds) => restart({ seconds })];
}
