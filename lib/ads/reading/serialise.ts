import { isSameNumber, numberOf, ofVerified } from '@/lib/accounts/phones/stored-phone';
import { nextRepostAt } from '@/lib/ads/become-newest';
import { isSold, visibilityOf } from '@/lib/ads/policy';
import { toSeller } from '@/lib/ads/reading/sellers/get-seller';
import { adStatus } from '@/lib/ads/status';
import { categoryOf } from '@/lib/catalogue/categories';
import { conclusionOf } from '@/lib/catalogue/conclusion/conclusion';
import { type FormKind, priceFieldOf } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { confirmationLife, reducedShown } from '@/lib/catalogue/limits';
import { type UpgradeKey, upgradeKeys } from '@/lib/catalogue/upgrades';
import { addTime, isoDay, isoMinute, isoOrNull } from '@/lib/dates';
import { toLocation } from '@/lib/locations/location';
import type { ActivePromotion, AdFigures, Details, MyAd, OwnAd, PublicAd } from './ad-views';
import type { PublicAdRow } from './read-public-ad';
import type { MyAdRow, OwnAdRow } from './selects';

export function toMyAd(row: MyAdRow, now: Date): Omit<MyAd, 'performance' | keyof AdFigures> {
  return {
    ...toOwned(row, now),
    hasPage: visibilityOf({ ...row, deletedAt: null }, now) !== 'hidden',
    confirmedAt: isWithin(row.confirmedAt, confirmationLife, now)
      ? isoOrNull(row.confirmedAt)
      : null,
    hasPrice: priceFieldOf(formKindOf(categoryOf(row.category))) !== undefined,
  };
}

function toOwned(row: MyAdRow, now: Date) {
  return {
    ...toShared(row),
    expiresAt: isoOrNull(row.expiresAt),
    isActive: row.isActive,
    moderation: row.moderation,
    moderationReason: row.moderationReason,
    status: adStatus(row, now),
    reserved: row.reservedAt !== null,
    soldAt: isSold(row) ? isoOrNull(row.soldAt) : null,
    conclusion: conclusionOf(categoryOf(row.category), row.details as Details),
    nextRepostAt: isoOrNull(nextRepostAt(row, now)),
    promotions: toPromotions(row),
    version: row.version,
  };
}

export function toOwnAd(row: OwnAdRow, now: Date): OwnAd {
  const active = new Set(toPromotions(row).map(({ upgrade }) => upgrade));
  const extras = Object.fromEntries(upgradeKeys.map((key) => [key, active.has(key)]));
  const verified = row.owner.verifiedPhones.some((each) => isSameNumber(ofVerified(each), row));
  const number = numberOf(row);
  return {
    ...toOwned(row, now),
    description: row.description,
    details: knownDetails(formKindOf(categoryOf(row.category)), row.details),
    phone: number,
    // Numbers are verified through WhatsApp.
    whatsapp: number,
    whatsappVerified: verified,
    showPhone: row.showPhone,
    plan: row.plan,
    extras: extras as Record<UpgradeKey, boolean>,
    websiteUrl: row.websiteUrl,
  };
}

export function toPublicAd(row: PublicAdRow, now: Date): PublicAd | null {
  const visibility = visibilityOf(row, now);
  return visibility === 'hidden' ? null : toView(row, visibility, now);
}

export const toOwnersView = (row: PublicAdRow, now: Date) =>
  toView(row, visibilityOf(row, now), now);

function toView(
  row: PublicAdRow,
  visibility: ReturnType<typeof visibilityOf>,
  now: Date,
): PublicAd {
  const isOpen = visibility === 'public';
  const category = categoryOf(row.category);
  const promotions = isOpen ? upgradeKeys.filter((key) => row.promotions.includes(key)) : [];
  return {
    ...toShared(row),
    categorySlug: category.slug,
    groupSlug: category.groupSlug,
    isAdult: category.isAdult,
    position: category.showsSeller ? row.position : null,
    description: row.description,
    details: knownDetails(formKindOf(category), row.details),
    seller: category.showsSeller ? toSeller(row, now) : null,
    promotions,
    websiteUrl: promotions.includes('website') ? row.websiteUrl : null,
    reserved: isOpen && row.reserved,
    reducedFromPence:
      isOpen && isWithin(row.reducedAt, reducedShown, now) ? row.reducedFromPence : null,
    confirmedAt:
      isOpen && row.confirmedAt && isWithin(row.confirmedAt, confirmationLife, now)
        ? isoDay(row.confirmedAt)
        : null,
    history: row.history.map((event) => ({ ...event, at: isoDay(new Date(event.at)) })),
    sold: visibility === 'sold' ? conclusionOf(category, row.details as Details) : null,
    hasPhone: isOpen && row.showsPhone,
    updatedAt: isoMinute(row.updatedAt),
    expiresAt: isoOrNull(row.expiresAt),
    expired: visibility === 'expired',
  };
}

const isWithin = (date: Date | null, time: number, now: Date) =>
  date !== null && addTime(date, time) > now;

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
    pricePence: row.pricePence,
    priceUnit: row.priceUnit,
    visits: row.visits,
  };
}

/** Each upgrade once, with its last end. */
function toPromotions({ promotions }: Pick<MyAdRow, 'promotions'>): ActivePromotion[] {
  return upgradeKeys.flatMap((key) => {
    const ends = promotions.filter(({ upgrade }) => upgrade === key).map(({ endsAt }) => endsAt);
    if (ends.length === 0) return [];
    const dates = ends.filter((end) => end !== null).map((end) => end.getTime());
    const endsAt = dates.length < ends.length ? null : new Date(Math.max(...dates)).toISOString();
    return [{ upgrade: key, endsAt }];
  });
}

/** Skips stored fields that the form no longer has. */
function knownDetails({ fields }: FormKind, stored: unknown): Details {
  const details = stored as Details;
  const known = fields.filter(({ name }) => details[name] !== undefined);
  return Object.fromEntries(known.map(({ name }) => [name, details[name]]));
}
