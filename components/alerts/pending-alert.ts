import { forgetReturn, rememberReturn } from '@/components/auth/return-path';
import { alertFragment, isAlertAddress } from '@/components/saved/alert-address';
import { withStorage } from '@/components/ui/browser/with-storage';

/* An alert requested before the login in this tab, which the page saves when the member is back. */

const key = 'pending-alert';

/** Leaves for the login, which leads back to this page. */
export function logInForAlert(search: string): void {
  withStorage((storage) => storage.setItem(key, search), 'session');
  const path = `${here()}${alertFragment}`;
  rememberReturn(path);
  window.location.assign(`/login?next=${encodeURIComponent(path)}`);
}

/** True once, for the alert that was requested: an address alone saves nothing. */
export function takePendingAlert(search: string): boolean {
  if (!isAlertAddress(window.location.hash)) return false;
  if (withStorage((storage) => storage.getItem(key), 'session') !== search) return false;
  withStorage((storage) => storage.removeItem(key), 'session');
  forgetReturn();
  window.history.replaceState(window.history.state, '', here());
  return true;
}

const here = () => window.location.pathname + window.location.search;
