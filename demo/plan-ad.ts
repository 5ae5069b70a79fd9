import { type AdForm, adForm } from '@/lib/ads/publishing/form/ad-form';
import type { Category } from '@/lib/catalogue/categories';
import { priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { firstLife, firstLifeAdult, reactivationLife } from '@/lib/catalogue/limits';
import { addTime, day, hour, minute } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import type { Moderation } from '@/lib/db/generated/enums';
import type { AssignedAd } from './assign-sellers';
import type { DemoAd, Fate } from './demo-ad';
import { between, pick, type Random, seededId, seededRandom } from './random';

export type PlannedAd = Omit<Prisma.AdCreateManyInput, 'phoneId'> & {
  id: string;
  /** E.164. */
  phone: string | null;
  visits: number;
  isActive: boolean;
  moderation: Moderation;
  createdAt: Date;
  rankedAt: Date;
  expiresAt: Date | null;
  soldAt?: Date | null;
  reservedAt?: Date | null;
};

/** The row of one ad. Throws if the site's own form would refuse it. */
export function planAd(
  { ad, category, seller }: AssignedAd,
  owner: { id: string; phone: string | null },
  now: Date,
): PlannedAd {
  const random = seededRandom(`ad ${ad.title}`);
  const showsPhone = category.isAdult || ad.by !== undefined || random() < 0.85;
  const phone = showsPhone ? owner.phone : null;
  const form = checked({ ad, category, seller }, phone, now);
  const fate = ad.fate ?? (ad.extras || ad.by ? undefined : chanceFate(category, random));
  const times = lifeOf(fate, ad, category.isAdult, now, random);
  return {
    id: seededId(random, 12),
    ownerId: owner.id,
    category: category.slug,
    categoryGroup: category.groupSlug,
    isAdult: category.isAdult,
    formKind: category.formKind,
    title: form.title,
    description: form.description,
    details: form.details as Prisma.InputJsonObject,
    pricePence: form.pricePence ?? null,
    priceUnit: form.priceUnit,
    outcode: ad.at,
    phone,
    showPhone: form.showPhone,
    websiteUrl: form.websiteUrl ?? null,
    visits: visitsOf(times.createdAt, ad.extras?.length ?? 0, now, random),
    ...standing(fate),
    ...times,
  };
}

function checked({ ad, category }: AssignedAd, phone: string | null, now: Date): AdForm {
  const kind = formKindOf(category);
  const priceField = priceFieldOf(kind);
  const result = adForm(now).safeParse({
    category: category.name,
    title: ad.title,
    description: ad.text,
    location: { postcode: ad.at },
    images: [],
    extras: Object.fromEntries((ad.extras ?? []).map((key) => [key, true])),
    ...(kind.fields.some((field) => field.name === 'genericDescription') && {
      genericDescription: ad.text,
    }),
    ...(priceField && ad.price !== undefined && { [priceField.name]: ad.price }),
    ...ad.details,
    ...(ad.availableIn && {
      availableFrom: addTime(now, ad.availableIn * day)
        .toISOString()
        .slice(0, 10),
    }),
    ...(phone && { phone }),
    ...(ad.websiteUrl && { websiteUrl: ad.websiteUrl }),
  });
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The demo ad "${ad.title}" is not valid. ${reasons.join(' ')}`);
}

function chanceFate(category: Category, random: Random): Fate | undefined {
  const roll = random();
  if (roll < 0.04) return 'expiringSoon';
  if (category.groupSlug !== 'buy-and-sell') return undefined;
  if (roll < 0.09) return 'expired';
  return roll < 0.14 ? 'disabled' : undefined;
}

function standing(fate: Fate | undefined) {
  const isRemoved = typeof fate === 'object';
  const moderation: Moderation = isRemoved ? 'removed' : fate === 'held' ? 'held' : 'approved';
  return {
    isActive: fate !== 'disabled',
    moderation,
    moderationReason: isRemoved ? fate.removed : null,
  };
}

function lifeOf(
  fate: Fate | undefined,
  { age, extras }: DemoAd,
  isAdult: boolean,
  now: Date,
  random: Random,
) {
  const life = isAdult ? firstLifeAdult : firstLife;
  const days = (from: number, to: number) => (from + (to - from) * random()) * day;
  const ages: Record<string, () => number> = {
    expired: () => life + days(2, 20),
    expiringSoon: () => life - days(0.5, 2.5),
  };
  // Upgrades are bought for new ads.
  const typical = () => 25 * minute + (extras ? 5 : 26) * day * random() ** 1.7;
  const passed = age === undefined ? (ages[String(fate)] ?? typical)() : age * day;
  const createdAt = addTime(now, -passed - between(random, 0, 50) * minute);
  const ended = { createdAt, rankedAt: createdAt, expiresAt: addTime(createdAt, life) };
  if (fate === 'noExpiry') return { ...ended, expiresAt: null };
  if (fate !== undefined) return ended;

  const isRenewed = ended.expiresAt.getTime() <= now.getTime() + 4 * hour;
  if (!isRenewed && !(passed > 6 * day && random() < 0.1)) return ended;
  const repostedAt = addTime(now, -Math.min(passed - day, days(0.1, 3.4)));
  const renewed = addTime(repostedAt, reactivationLife).getTime();
  const expiresAt = new Date(Math.max(renewed, ended.expiresAt.getTime()));
  return { createdAt, rankedAt: repostedAt, repostedAt, expiresAt };
}

function visitsOf(createdAt: Date, extras: number, now: Date, random: Random): number {
  const days = (now.getTime() - createdAt.getTime()) / day;
  return Math.round(
    days * pick(random, [1, 2, 3, 4, 6, 9]) * (1 + extras * 1.5) * (0.6 + random()),
  );
}
