import * as z from 'zod';
import type { Actor } from '@/lib/accounts/actor';
import { adultAdsClosed } from '@/lib/accounts/adult-ads-closed';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { type Category, categoryByName, categoryOf } from '@/lib/catalogue/categories';
import { isTradersAd } from '@/lib/catalogue/form-kinds/form-kinds';
import { siteTexts } from '@/lib/catalogue/site-texts';
import {
  isUpgradeKey,
  type Prices,
  totalPence,
  type UpgradeKey,
  upgradeChoices,
  upgradeKeys,
} from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { AppError, notFound } from '@/lib/errors';
import type { Pence } from '@/lib/money';
import { type PaymentCategory, providerFor } from '@/lib/payments/payment-settings';
import { getPrices } from '@/lib/payments/prices';
import type { ProviderName } from '@/lib/payments/providers/payment-provider';
import type { PaymentTarget } from '@/lib/payments/queries';
import type { NewPayment } from '@/lib/payments/schema';
import { closedCategories } from '@/lib/settings/categories';

export type Quote = {
  target: PaymentTarget;
  extras: UpgradeKey[];
  amountPence: Pence;
  provider: ProviderName;
};

/** Throws `not_found` (another member's draft or ad), `invalid`, `conflict` (a removed ad). */
export async function quote(actor: Actor, input: NewPayment, now: Date): Promise<Quote> {
  const { target, category, newIn, isTraders } = await findTarget(actor, input);
  const prices = await getPrices();
  const extras = extrasOf(input, prices);
  if (target.adId) await requireNew(target.adId, extras, input.extend === true, now);
  if (category.isAdult && (await adultAdsClosed(isTraders))) {
    throw refused('extras', siteTexts.noModerators);
  }
  if (target.adId === null && newIn && (await closedCategories()).includes(newIn.slug)) {
    throw refused('extras', siteTexts.categoryClosed);
  }
  const provider = providerFor(category);
  if (!provider) throw refused('extras', siteTexts.upgradesUnavailable);
  return { target, extras, amountPence: totalPence(extras, prices), provider };
}

const refused = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

async function findTarget(actor: Actor, { draftId, adId }: NewPayment) {
  const draft = draftId ? await findDraft(actor, draftId) : null;
  if (draft && adId && draft.adId !== adId) throw notFound('This draft');
  const ad = adId || draft?.adId ? await findAd(actor, adId ?? draft?.adId ?? '') : null;
  return {
    target: { draftId: draft?.id ?? null, adId: ad?.id ?? null },
    category: strictest([draft?.category, ad?.category]),
    newIn: draft?.category,
    isTraders: [draft?.form, ad?.details].some((details) => details && isTradersAd(details)),
  };
}

/** An edit into or out of an adult category counts as adult. */
function strictest(categories: (Category | undefined)[]): PaymentCategory {
  const known = categories.filter((category) => category !== undefined);
  return known.find(({ isAdult }) => isAdult) ?? known[0] ?? { isAdult: false };
}

const details = z.record(z.string(), z.unknown());

async function findDraft(actor: Actor, id: string) {
  const where = { id, ownerId: actor.userId };
  const select = { id: true, adId: true, form: true } as const;
  const draft = await db.draft.findFirst({ where, select });
  if (!draft) throw notFound('This draft');
  const form = details.parse(draft.form);
  return { id: draft.id, adId: draft.adId, form, category: categoryByName(String(form.category)) };
}

async function findAd(actor: Actor, id: string) {
  if (!adIdPattern.test(id)) throw notFound('This ad');
  const ad = await db.ad.findFirst({
    where: { id, ownerId: actor.userId, deletedAt: null },
    select: { id: true, category: true, moderation: true, details: true },
  });
  if (!ad) throw notFound('This ad');
  if (ad.moderation === 'removed') throw new AppError('conflict', siteTexts.adRemoved);
  return { id: ad.id, category: categoryOf(ad.category), details: details.parse(ad.details) };
}

/** The amount alone identifies the upgrades: the 32 possible sums differ. */
function extrasOf({ amountPence, extras }: NewPayment, prices: Prices): UpgradeKey[] {
  const chosen = extras
    ? upgradeKeys.filter((key) => extras.includes(key))
    : namedBy(amountPence, prices);
  if (amountPence <= 0 || !chosen || totalPence(chosen, prices) !== amountPence) {
    throw refused('amount', siteTexts.paymentAmountWrong);
  }
  return chosen;
}

export const namedBy = (pence: Pence, prices: Prices): UpgradeKey[] | undefined =>
  upgradeChoices.find((keys) => totalPence(keys, prices) === pence)?.slice();

/** Refuses active upgrades, and extensions of those without an end. */
async function requireNew(adId: string, extras: UpgradeKey[], isExtension: boolean, now: Date) {
  const rows = await db.promotion.findMany({
    where: {
      adId,
      upgrade: { in: extras },
      OR: [
        { endsAt: null },
        { endsAt: { gt: now } },
        { pausedAt: { not: null }, purchase: { state: 'applied' } },
      ],
    },
    select: { upgrade: true, endsAt: true },
  });
  const refusedOnes = rows.filter(({ endsAt }) => !isExtension || endsAt === null);
  if (refusedOnes.some(({ upgrade }) => isUpgradeKey(upgrade))) {
    throw refused('extras', siteTexts.upgradeActive);
  }
}
