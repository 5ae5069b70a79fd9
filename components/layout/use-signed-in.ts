import { useCallback } from 'react';
import { hasCookie } from '@/components/ui/browser/has-cookie';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';

const onReturn = (update: () => void) => {
  window.addEventListener('focus', update);
  return () => window.removeEventListener('focus', update);
};

/** Only selects links: the server checks the session. `atFirst`: the value in its HTML. */
export function useSignedIn(cookie: string, atFirst: boolean): boolean {
  const read = useCallback(() => hasCookie(cookie), [cookie]);
  return useBrowserValue(onReturn, read, atFirst);
}
