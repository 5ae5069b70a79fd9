'use client';

import { useEffect, useEffectEvent } from 'react';
import { minute, second } from '@/lib/durations';

const pollEvery = 15 * second;
const tryAgainAfter = minute;

/** `onChange` gets the id of a changed conversation, or null if any may have changed. */
export function useLiveMessages(onChange: (conversation: string | null) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let source: EventSource | undefined;
    let polling: number | undefined;
    let retry: number | undefined;

    const stop = () => {
      source?.close();
      source = undefined;
      window.clearInterval(polling);
      window.clearTimeout(retry);
    };
    const start = () => {
      stop();
      if (document.visibilityState === 'hidden') return;
      source = new EventSource('/api/messages/events');
      source.addEventListener('ready', () => {
        window.clearInterval(polling);
        // Something may have changed before the stream was open.
        changed(null);
      });
      source.addEventListener('change', (event: MessageEvent<string>) => {
        const change: { conversation: string } | null = JSON.parse(event.data);
        changed(change?.conversation ?? null);
      });
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        window.clearInterval(polling);
        polling = window.setInterval(() => changed(null), pollEvery);
        retry = window.setTimeout(start, tryAgainAfter);
      };
    };
    const onReturn = () => {
      if (document.visibilityState === 'hidden') return stop();
      start();
    };
    start();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);
}
