const key = 'reset-token';

/** Stores a mailed link's token for reloads of this tab and removes it from the address bar. */
export function takeResetTokenFromAddress(): void {
  const token = new URLSearchParams(window.location.search).get('token');
  if (token === null) return;
  window.sessionStorage.setItem(key, token);
  window.history.replaceState(null, '', window.location.pathname);
}

export const storedResetToken = (): string | null => window.sessionStorage.getItem(key);

export const forgetResetToken = (): void => window.sessionStorage.removeItem(key);
