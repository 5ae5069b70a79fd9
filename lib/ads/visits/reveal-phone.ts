import type { Actor } from '@/lib/accounts/actor';
import { numberOf, storedPhoneSelect } from '@/lib/accounts/phones/stored-phone';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { visibilityOf } from '@/lib/ads/policy';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError, notFound } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { countDay } from './count-day';

type Visitor = { actor: Actor | null; address: string; hasAgeCheck: boolean };

/** Counts the address as well, since one person may have many accounts. */
export async function revealPhoneTo(
  { actor, address, hasAgeCheck }: Visitor,
  adId: string,
  now: Date,
): Promise<{ phone: string }> {
  await takeFromLimit(limits.revealPhoneOfAddress, address, now);
  return revealPhone(actor, adId, hasAgeCheck, now);
}

/** Records the request without the IP address. Throws `forbidden` without an age check. */
export async function revealPhone(
  actor: Actor | null,
  adId: string,
  isAdultVisitor: boolean,
  now: Date,
): Promise<{ phone: string }> {
  if (!adIdPattern.test(adId)) throw notFound('This number');
  const ad = await db.ad.findFirst({
    where: { id: adId, showPhone: true },
    select: {
      ...storedPhoneSelect,
      ownerId: true,
      isAdult: true,
      isActive: true,
      expiresAt: true,
      moderation: true,
      deletedAt: true,
      soldAt: true,
    },
  });
  if (!ad || visibilityOf(ad, now) !== 'public') throw notFound('This number');
  if (ad.isAdult && !isAdultVisitor) throw new AppError('forbidden', siteTexts.adultOnly);
  const phone = numberOf(ad);
  if (!phone) throw notFound('This number');
  await recordAudit(db, actor?.userId ?? null, 'ad.phone_shown', { type: 'ad', id: adId }, now);
  if (actor?.userId !== ad.ownerId) await countDay(db, [adId], 'contacts', now);
  return { phone };
}
