import { withStorage } from '@/components/ui/browser/with-storage';

const key = 'reset-token';

/** Stores a mailed link's token for reloads of this tab and removes it from the address bar. */
export function takeResetTokenFromAddress(): void {
  const token = new URLSearchParams(window.location.search).get('token');
  if (token === null) return;
  withStorage((storage) => storage.setItem(key, token), 'session');
  window.history.replaceState(null, '', window.location.pathname);
}

export const storedResetToken = (): string | null =>
  withStorage((storage) => storage.getItem(key), 'session') ?? null;

export const forgetResetToken = (): void =>
  withStorage((storage) => storage.removeItem(key), 'session');
