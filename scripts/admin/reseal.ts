/* `npm run secrets:reseal`: reseals with the current keys, so that the *_PREVIOUS ones can go. */
import { resealSecrets } from '@/lib/accounts/second-factor/reseal-secrets.ts';
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { resealOutbox } from '@/lib/notifications/outbox/reseal-outbox.ts';
import { countUnreadablePhones } from '@/lib/privacy/phones/count-unreadable-phones.ts';
import { resealDrafts } from '@/lib/privacy/phones/reseal-drafts.ts';
import { resealPhones } from '@/lib/privacy/phones/reseal-phones.ts';
import { sealPlainDrafts } from '@/lib/privacy/phones/seal-plain-drafts.ts';
import { sealPlainPhones } from '@/lib/privacy/phones/seal-plain-phones.ts';
import { failure, refuseArguments, report } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { adoptSiteDatabase } from './site-database.ts';

try {
  refuseArguments('npm run secrets:reseal');
  await adoptSiteDatabase();
  try {
    await reseal();
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function reseal() {
  const faults: string[] = [];
  if (env().AUTH_SECRET_PREVIOUS) {
    const [secrets, outbox] = [await resealSecrets(), await resealOutbox()];
    printLine(
      `Sealed anew: ${secrets.count} second factors, ${outbox.count} waiting mails and WhatsApp messages.`,
    );
    if (outbox.unreadable > 0) {
      printLine(
        `Mails and WhatsApp messages that no configured key opens, and so are not sent: ${outbox.unreadable}.`,
      );
    }
    const { unreadable } = secrets;
    if (unreadable.length > 0) {
      faults.push(
        `Second factors that no configured key opens: ${unreadable.length}, of the accounts ${unreadable.join(', ')}. ` +
          'Put the secret that sealed them into AUTH_SECRET_PREVIOUS and run this again, or let these people set up ' +
          'new ones: npm run admin:grant -- EMAIL ROLE --reset-second-factor.',
      );
    }
  }
  const [members, drafts] = [await sealPlainPhones(new Date()), await sealPlainDrafts()];
  printLine(`Phone numbers sealed for the first time: of ${members} members, in ${drafts} drafts.`);
  const [phones, ofDrafts] = [await resealPhones(), await resealDrafts()];
  printLine(`Phone numbers sealed anew: ${phones.count}, and ${ofDrafts.count} in drafts.`);
  const damaged = phones.unreadable + ofDrafts.unreadable;
  if (damaged > 0) {
    faults.push(`Phone numbers that are damaged, so that no key opens them: ${damaged}.`);
  }
  const unreadable = await countUnreadablePhones();
  if (unreadable > 0) {
    faults.push(
      `Phone numbers that no configured key opens: ${unreadable}. Put the key that sealed them into ` +
        'PHONE_KEY_PREVIOUS (or AUTH_SECRET_PREVIOUS, if there was no PHONE_KEY) and run this again.',
    );
  }
  if (faults.length > 0) throw failure(faults.join('\n'));
}
