import type { AdStatus } from '@/lib/ads/status';
import type { PriceUnit } from '@/lib/catalogue/form-kind';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Moderation } from '@/lib/db/generated/enums';
import type { Location } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';
import type { BadgeKey } from './badges';

/*
 * What pages show of an ad, and what the API's replies are made from (ad-replies.ts). Times are ISO
 * texts, money is pence, `category` is the name as it is sent. Safe in the browser.
 */

export type Details = Record<string, unknown>;

export type AdPicture = { src: string; main: boolean };

/** An upgrade in force; endsAt null: as long as the ad. */
export type ActivePromotion = { upgrade: UpgradeKey; endsAt: string | null };

type Shared = {
  _id: string;
  title: string;
  category: string;
  /** The name of the category's group. */
  mainCategory: string;
  location: Location;
  images: AdPicture[];
  createdAt: string;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  visits: number;
};

/** What everybody may see. Never holds the phone number. */
export type PublicAd = Shared & {
  categorySlug: string;
  groupSlug: string;
  isAdult: boolean;
  description: string;
  /** Fields of the form kind, without the price; money in pence. See detailRows. */
  details: Details;
  /** Null of an ad that stands alone: personals and adult ads lead to no other of the person. */
  seller: Seller | null;
  promotions: UpgradeKey[];
  /** Only while the link is paid for. */
  websiteUrl: string | null;
  /** Whether the number can be asked for by POST /api/ads/{id}/phone. */
  hasPhone: boolean;
  updatedAt: string;
  expiresAt: string | null;
  expired: boolean;
};

export type Seller = {
  username: string;
  memberSince: string;
  verifiedPhone: boolean;
  /** An agency or dealer that posts for others. */
  isTrader: boolean;
  badges: BadgeKey[];
};

/** An ad as its owner gets it: what was filled in, and its state. */
export type OwnAd = Shared &
  Ownership & {
    description: string;
    /** As those of PublicAd. */
    details: Details;
    phone: string | null;
    whatsapp: string | null;
    whatsappVerified: boolean;
    showPhone: boolean;
    plan: string;
    extras: Record<UpgradeKey, boolean>;
    websiteUrl: string | null;
  };

export type MyAd = Shared & Ownership & { performance: Performance | null };

/** A row of My Ads, which shows no price. */
export type MyAdItem = Omit<MyAd, 'pricePence'>;

/** What days with upgrades brought against the others; null for an ad that never had any. */
export type Performance = { paidDays: DayCounts; otherDays: DayCounts };

export type DayCounts = { days: number; views: number; contacts: number };

type Ownership = {
  expiresAt: string | null;
  isActive: boolean;
  moderation: Moderation;
  /** Why it was removed. */
  moderationReason: string | null;
  status: AdStatus;
  /** When it may be reposted again; null: now. */
  nextRepostAt: string | null;
  promotions: ActivePromotion[];
  version: number;
};

/** One ad in a list. */
export type AdCard = {
  _id: string;
  title: string;
  category: string;
  categorySlug: string;
  groupSlug: string;
  isAdult: boolean;
  location: Location;
  /** File name of the main picture. */
  image: string | null;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  createdAt: string;
  promotions: UpgradeKey[];
  verifiedPhone: boolean;
};
