import type { Actor } from '@/lib/accounts/actor';
import { becomeNewest, nextRepostAt } from '@/lib/ads/become-newest';
import { isLive, lifeAfterRepost } from '@/lib/ads/policy';
import { refuseFrozen } from '@/lib/ads/publishing/frozen-ads';
import { lockOwnAd } from '@/lib/ads/publishing/lock-own-ad';
import { withdrawSale } from '@/lib/ads/publishing/sale/withdraw-sale';
import { repostInterval } from '@/lib/catalogue/limits';
import { repostTooSoon, siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { AppError } from '@/lib/errors';

export type Reposted = { message: string; rankedAt: string; nextRepostAt: string };

/** Throws `rate_limited` if too soon, `conflict` if moderation withholds the ad, `not_found`. */
export async function repostAd(actor: Actor, id: string, now: Date): Promise<Reposted> {
  return db.$transaction(async (tx) => {
    const ad = await lockOwnAd(actor, id, tx);
    if (ad.moderation !== 'approved') throw new AppError('conflict', siteTexts.adWithheld);
    if (!isLive(ad, now)) await refuseFrozen(ad, tx);
    const next = nextRepostAt(ad, now);
    if (next) {
      throw new AppError('rate_limited', repostTooSoon(repostInterval / hour), {
        retryAfter: Math.ceil((next.getTime() - now.getTime()) / second),
      });
    }
    await tx.ad.update({
      where: { id },
      data: {
        ...lifeAfterRepost(ad, now),
        ...becomeNewest(ad, 'repost', now),
        soldAt: null,
        updatedAt: now,
      },
      select: { id: true },
    });
    await withdrawSale(ad, tx);
    await recordAudit(tx, actor.userId, 'ad.reposted', { type: 'ad', id }, now);
    return {
      message: siteTexts.reposted,
      rankedAt: now.toISOString(),
      nextRepostAt: addTime(now, repostInterval).toISOString(),
    };
  });
}
