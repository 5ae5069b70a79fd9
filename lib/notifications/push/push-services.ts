import { env } from '@/lib/env';

/** The push services of browsers. Browsers name the address, so that others are never called. */
const known = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'updates-autopush.stage.mozaws.net',
  'web.push.apple.com',
];
const families = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'];

/** Whether a browser's push service has this address. PUSH_SERVICES adds others, with http for tests. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, port } = new URL(endpoint);
  if (username !== '') return false;
  if (env().PUSH_SERVICES.includes(origin)) return true;
  const isKnown = known.includes(hostname) || families.some((end) => hostname.endsWith(end));
  return protocol === 'https:' && port === '' && isKnown;
}
