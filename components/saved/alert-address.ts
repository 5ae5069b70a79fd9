/** Of the page to which a login for an alert leads back. */
export const alertFragment = '#alert';

export const isAlertAddress = (path: string) => path.endsWith(alertFragment);
