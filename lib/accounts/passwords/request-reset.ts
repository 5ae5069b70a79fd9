import { randomBytes } from 'node:crypto';
import { isKnownPlace, placeOf } from '@/lib/accounts/sessions/authenticate';
import { hashToken } from '@/lib/accounts/sessions/hash-token';
import { resetTokenLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { requireCarrier } from '@/lib/notifications/carriers/carriers';
import { sendMail } from '@/lib/notifications/send-mail';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { takeWithDelay } from '@/lib/rate-limit/target-limit';

/** Replies and takes as long for unknown addresses, so that nobody learns who is registered. */
export async function requestReset(
  { email }: { email: string },
  address: string,
  now: Date,
  proof?: string,
): Promise<{ message: string }> {
  requireCarrier('email');
  await takeFromLimit(limits.resets, address, now);
  await takeFromLimit(limits.resetsFromAddress, placeOf(email, address), now);
  const isKnown = await isKnownPlace(email, address, now);
  if (!isKnown) await takeWithDelay(limits.resetsOfEmail, email, proof, now);
  const token = randomBytes(32).toString('base64url');
  await db.$transaction(async (tx) => {
    const made = await tx.$executeRaw`
      INSERT INTO "ResetToken" ("tokenHash", "userId", "createdAt", "expiresAt")
      SELECT ${hashToken(token)}, "id", ${now}, ${addTime(now, resetTokenLife)}
      FROM "User" WHERE "email" = ${email}`;
    if (made === 1) {
      await sendMail({ to: email, template: 'reset-password', data: { token }, now }, tx);
    } else {
      await sendMail({ to: email, template: 'no-account', data: {}, now }, tx);
    }
  });
  return { message: siteTexts.resetLinkSent };
}
