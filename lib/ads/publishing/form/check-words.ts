import type { Actor } from '@/lib/accounts/actor';
import { requireAdId } from '@/lib/ads/publishing/lock-own-ad';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { actionOf, type ScreeningHit } from '@/lib/screening/rule';
import type { AdForm } from './ad-form';
import { screenTexts, withoutApproved } from './screen-form';

export type WordWarning = {
  field: string;
  words: string;
  advice: string;
  /** `hold`: an ad with these words waits for a moderator. */
  action: 'hold' | 'warn';
};

export type WordCheck = { action: WordWarning['action'] | null; warnings: WordWarning[] };

/** Leaves out words that a moderator approved in the edited ad. */
export async function checkWords(actor: Actor, form: AdForm, adId?: string): Promise<WordCheck> {
  const isApproved = adId !== undefined && (await isOwnApproved(actor, adId));
  const found = await screenTexts(form, db);
  const hits = isApproved ? await withoutApproved(found, adId, db) : found;
  const warnings = hits.flatMap(toWarning);
  return {
    action: actionOf(hits) === 'hold' ? 'hold' : warnings.length > 0 ? 'warn' : null,
    warnings,
  };
}

async function isOwnApproved(actor: Actor, id: string): Promise<boolean> {
  requireAdId(id);
  const ad = await db.ad.findFirst({
    where: { id, ownerId: actor.userId, deletedAt: null },
    select: { moderation: true },
  });
  if (!ad) throw notFound('This ad');
  return ad.moderation === 'approved';
}

/** Only moderators see flags. */
const toWarning = ({ field, words, advice, action }: ScreeningHit): WordWarning[] =>
  action === 'flag' ? [] : [{ field, words, advice, action }];
