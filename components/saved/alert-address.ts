import { withStorage } from '@/components/ui/browser/with-storage';

/** Of the page to which a login for an alert leads back. */
export const alertFragment = '#alert';

export const isAlertAddress = (path: string) => path.endsWith(alertFragment);

/** In the storage of the device. */
export const alertsKey = 'alerts';

export const hasStoredAlerts = (): boolean =>
  withStorage((storage) => storage.getItem(alertsKey) !== null) ?? false;

/** After a login too, since another member's session may have ended without a logout. */
export const forgetStoredAlerts = (): void =>
  void withStorage((storage) => storage.removeItem(alertsKey));
