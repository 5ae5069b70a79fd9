import { env } from '@/lib/env';

/** The push services of browsers. Clients send the address, so the site calls only known ones. */
const known = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'updates-autopush.stage.mozaws.net',
  'web.push.apple.com',
];
const families = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'];

/** True for a browser's push service. PUSH_SERVICES adds others, also with http for tests. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, port } = new URL(endpoint);
  if (username !== '') return false;
  if (env().PUSH_SERVICES.includes(origin)) return true;
  const isKnown = known.includes(hostname) || families.some((end) => hostname.endsWith(end));
  return protocol === 'https:' && port === '' && isKnown;
}
