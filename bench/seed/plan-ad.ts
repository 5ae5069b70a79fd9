import { between, pick, type Random, seededId } from '@/demo/random';
import { firstLife, firstLifeAdult } from '@/lib/catalogue/limits';
import { addTime, day, minute } from '@/lib/dates';
import { type Pence, penceToPounds, poundsToPence } from '@/lib/money';
import { descriptionOf, titleOf } from './phrases.ts';
import type { SellerRow } from './plan-sellers.ts';
import type { CategoryPlan } from './plan-variants.ts';

export type AdRow = ReturnType<typeof planAd>;

type Chosen = {
  plan: CategoryPlan;
  outcode: string;
  seller: SellerRow;
  before: number;
};

export function planAd(random: Random, { plan, outcode, seller, before }: Chosen, now: Date) {
  const { category, phrases } = plan;
  const variant = pick(random, plan.variants);
  const description = descriptionOf(random, phrases);
  const times = timesOf(random, category.isAdult, before, now);
  const isHeld = random() < 0.005;
  const details =
    'genericDescription' in variant.details
      ? { ...variant.details, genericDescription: description }
      : variant.details;
  return {
    id: seededId(random, 12),
    ownerId: seller.id,
    category: category.slug,
    categoryGroup: category.groupSlug,
    isAdult: category.isAdult,
    formKind: category.formKind,
    title: titleOf(random, phrases, variant.subject),
    description,
    details: JSON.stringify(details),
    pricePence: priceOf(random, variant.pricePence, category.formKind),
    priceUnit: variant.priceUnit,
    outcode,
    phone: seller.phone,
    whatsapp: seller.phone,
    websiteUrl: null as string | null,
    isActive: random() >= 0.015,
    moderation: isHeld ? 'held' : 'approved',
    visits: between(random, 0, 400),
    ...times,
    deletedAt: random() < 0.005 ? addTime(now, -between(random, 1, 20) * day) : null,
  };
}

/** Near the form's price, in whole pounds. An escort's price is the lowest of the rates. */
function priceOf(random: Random, pence: Pence | null, formKind: string): Pence | null {
  if (pence === null || formKind === 'escort') return pence;
  const pounds = Math.round(penceToPounds(pence) * (0.8 + 0.4 * random()));
  return poundsToPence(Math.max(1, pounds)) ?? null;
}

const shareOver = 0.03;

function timesOf(random: Random, isAdult: boolean, before: number, now: Date) {
  const life = isAdult ? firstLifeAdult : firstLife;
  const isOver = before < shareOver;
  const age = isOver
    ? life + (0.1 + 20 * (1 - before / shareOver)) * day
    : life * 0.97 * ((1 - before) / (1 - shareOver)) ** 1.3;
  const createdAt = addTime(now, -age - minute);
  const isRenewed = !isOver && age > 3 * day && random() < 0.1;
  const rankedAt = isRenewed ? addTime(now, -age * random()) : createdAt;
  return {
    createdAt,
    updatedAt: rankedAt,
    rankedAt,
    repostedAt: isRenewed ? rankedAt : null,
    expiresAt: addTime(createdAt, life),
  };
}
