import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The last answer. Requests the one for `key` once the key has not changed for `delay` ms; another
 * key aborts the request, and undefined makes none.
 */
export function useDebouncedRequest<Data>(
  key: string | undefined,
  delay: number,
  request: (key: string, signal: AbortSignal) => Promise<Data>,
) {
  const [answer, setAnswer] = useState<{ key: string; data: Data }>();
  const isAnswered = answer?.key === key;
  const send = useEffectEvent(request);

  useEffect(() => {
    if (key === undefined || isAnswered) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const data = await send(key, abort.signal);
      if (!abort.signal.aborted) setAnswer({ key, data });
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, delay, isAnswered]);

  return { answer, forget: () => setAnswer(undefined) };
}
