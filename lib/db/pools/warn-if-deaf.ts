import { isDeaf, listen } from '@/lib/db/listen';

/** Logs the warning if the database accepts LISTEN but delivers nothing, as behind some poolers. */
export function warnIfDeaf(warning: string): void {
  const stop = new AbortController();
  void listen(
    'probe',
    {
      onHearing: () => stop.abort(),
      onMessage: () => undefined,
      onLost: (error) => {
        if (!isDeaf(error)) return;
        console.warn(warning);
        stop.abort();
      },
    },
    stop.signal,
  );
}
