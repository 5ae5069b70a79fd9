import { nextRepostAt } from '@/lib/ads/become-newest';
import { visibilityOf } from '@/lib/ads/policy';
import { adStatus } from '@/lib/ads/status';
import { categoryOf } from '@/lib/catalogue/categories';
import { type FormKind, priceFieldOf } from '@/lib/catalogue/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds';
import { type UpgradeKey, upgradeKeys } from '@/lib/catalogue/upgrades';
import { toLocation } from '@/lib/locations/location';
import { penceToPounds } from '@/lib/money';
import type { ActivePromotion, MyAd, OwnAd, PublicAd } from './ad-views';
import type { BadgeKey } from './badges';
import type { MyAdRow, OwnAdRow, PublicAdRow } from './selects';

/* The one way from rows to what replies and pages show: ids as _id, names, pounds, ISO times. */

export function toMyAd(row: MyAdRow, now: Date): Omit<MyAd, 'performance'> {
  return {
    ...toShared(row),
    expiresAt: isoOrNull(row.expiresAt),
    isActive: row.isActive,
    moderation: row.moderation,
    moderationReason: row.moderationReason,
    status: adStatus(row, now),
    nextRepostAt: isoOrNull(nextRepostAt(row, now)),
    promotions: toPromotions(row),
    version: row.version,
  };
}

export function toOwnAd(row: OwnAdRow, now: Date): OwnAd {
  const kind = formKindOf(categoryOf(row.category));
  const active = new Set(toPromotions(row).map(({ upgrade }) => upgrade));
  const extras = Object.fromEntries(upgradeKeys.map((key) => [key, active.has(key)]));
  const verified = row.owner.verifiedPhones.some(({ number }) => number === row.phone);
  return {
    ...detailsInPounds(kind, row.details),
    ...priceUnderItsName(kind, row.pricePence),
    ...toMyAd(row, now),
    description: row.description,
    phone: row.phone,
    whatsapp: row.whatsapp,
    whatsappVerified: verified,
    showPhone: row.showPhone,
    plan: row.plan,
    extras: extras as Record<UpgradeKey, boolean>,
    websiteUrl: row.websiteUrl,
  };
}

export function toPublicAd(row: PublicAdRow, badges: BadgeKey[], now: Date): PublicAd | null {
  const visibility = visibilityOf(row, now);
  if (visibility === 'hidden') return null;
  const isOpen = visibility === 'public';
  const category = categoryOf(row.category);
  const promotions = isOpen ? toPromotions(row).map(({ upgrade }) => upgrade) : [];
  return {
    ...toShared(row),
    categorySlug: category.slug,
    groupSlug: category.groupSlug,
    isAdult: category.isAdult,
    description: row.description,
    details: detailsInPounds(formKindOf(category), row.details),
    seller: {
      username: row.owner.username,
      memberSince: row.owner.createdAt.toISOString(),
      verifiedPhone: row.owner.verifiedPhones.length > 0,
      isTrader: row.owner.isTrader,
      badges,
    },
    promotions,
    websiteUrl: promotions.includes('website') ? row.websiteUrl : null,
    hasPhone: isOpen && row.showPhone && row.phone !== null,
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: isoOrNull(row.expiresAt),
    expired: !isOpen,
  };
}

function toShared(row: MyAdRow | PublicAdRow) {
  const category = categoryOf(row.category);
  return {
    _id: row.id,
    title: row.title,
    category: category.name,
    mainCategory: category.groupName,
    location: toLocation(row.place),
    images: row.images.map(({ imageName, isMain }) => ({ src: imageName, main: isMain })),
    createdAt: row.createdAt.toISOString(),
    price: poundsOrNull(row.pricePence),
    priceUnit: row.priceUnit,
    visits: row.visits,
  };
}

/** Each upgrade once, with the end of the last that was bought. */
function toPromotions({ promotions }: Pick<MyAdRow, 'promotions'>): ActivePromotion[] {
  return upgradeKeys.flatMap((key) => {
    const ends = promotions.filter(({ upgrade }) => upgrade === key).map(({ endsAt }) => endsAt);
    if (ends.length === 0) return [];
    const dates = ends.filter((end) => end !== null).map((end) => end.getTime());
    const endsAt = dates.length < ends.length ? null : new Date(Math.max(...dates)).toISOString();
    return [{ upgrade: key, endsAt }];
  });
}

/** Stored details are what the form's schema made: its fields alone, money in pence. */
function detailsInPounds(kind: FormKind, stored: unknown): Record<string, unknown> {
  const details = stored as Record<string, unknown>;
  const entries = kind.fields.flatMap(({ name, control }) => {
    const value = details[name];
    if (value === undefined) return [];
    const isMoney = control === 'fees' || control === 'rates';
    return [[name, isMoney ? amountsInPounds(value as Record<string, number>) : value] as const];
  });
  return Object.fromEntries(entries);
}

const amountsInPounds = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([key, pence]) => [key, penceToPounds(pence)]));

function priceUnderItsName(kind: FormKind, pricePence: number | null) {
  const field = priceFieldOf(kind);
  return field && pricePence !== null ? { [field.name]: penceToPounds(pricePence) } : {};
}

export const poundsOrNull = (pence: number | null) =>
  pence === null ? null : penceToPounds(pence);
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
