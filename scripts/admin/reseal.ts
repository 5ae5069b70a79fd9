/*
 * `npm run secrets:reseal`: seals the secrets of second factors and the waiting messages with the present
 * AUTH_SECRET, so that AUTH_SECRET_PREVIOUS can go. May run again, and while the site runs.
 */
import { resealSecrets } from '@/lib/accounts/second-factor/reseal-secrets.ts';
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { resealMessages } from '@/lib/notifications/reseal-messages.ts';
import { failure, loadDotEnv, report } from '../launch/preflight.mjs';

try {
  loadDotEnv();
  if (!env().AUTH_SECRET_PREVIOUS) {
    throw failure(
      'Set AUTH_SECRET_PREVIOUS to the secret before; there is nothing to do without it.',
    );
  }
  const [secrets, messages] = [await resealSecrets(), await resealMessages()];
  process.stdout.write(`Sealed anew: ${secrets} second factors, ${messages} messages.\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
} finally {
  await db.$disconnect();
}
