import type { Actor } from '@/lib/accounts/actor';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError, notFound } from '@/lib/errors';
import type { OwnAd, PublicAd } from './ad-views';
import { getOwnAd, getPublicAd } from './queries';

/** Owners get the whole ad. Throws `forbidden` for an adult ad without an age check. */
export async function readAd(
  actor: Actor | null,
  id: string,
  isAdultVisitor: boolean,
  now: Date,
): Promise<OwnAd | PublicAd> {
  const own = actor && (await getOwnAd(actor, id, now));
  if (own) return own;
  const ad = await getPublicAd(id, now);
  if (!ad) throw notFound('This ad');
  if (ad.isAdult && !isAdultVisitor) throw new AppError('forbidden', siteTexts.adultOnly);
  return ad;
}
