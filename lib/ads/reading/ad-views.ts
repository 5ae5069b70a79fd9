import type { BadgeKey } from '@/lib/ads/reading/sellers/badges';
import type { LastActive } from '@/lib/ads/reading/sellers/last-active';
import type { Rating } from '@/lib/ads/reading/sellers/visible-reviews';
import type { AdStatus } from '@/lib/ads/status';
import type { Conclusion } from '@/lib/catalogue/conclusion/conclusion';
import type { PriceUnit } from '@/lib/catalogue/form-kinds/form-kind';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import type { Moderation } from '@/lib/db/generated/enums';
import type { Point } from '@/lib/locations/distance';
import type { Location } from '@/lib/locations/location';
import type { Pence } from '@/lib/money';

/*
 * What pages and API replies (ad-replies.ts) show of an ad. Times are ISO texts, money is pence.
 * Browser-safe.
 */

export type Details = Record<string, unknown>;

export type AdPicture = { src: string; main: boolean };

/** `endsAt` is null for as long as the ad. */
export type ActivePromotion = { upgrade: UpgradeKey; endsAt: string | null };

type Shared = {
  _id: string;
  title: string;
  category: string;
  mainCategory: string;
  location: Location;
  images: AdPicture[];
  createdAt: string;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  visits: number;
};

/** Pence. Only a price has amounts, null for none. */
export type AdEvent = {
  kind: 'price' | 'reposted' | 'renewed';
  /** The day: times would show when somebody is here. */
  at: string;
  fromPence: Pence | null;
  toPence: Pence | null;
};

/** Never holds the phone number. */
export type PublicAd = Shared & {
  categorySlug: string;
  groupSlug: string;
  isAdult: boolean;
  /** To about a kilometre; null: no more than the outcode is known. */
  position: Point | null;
  description: string;
  /** Fields of the form kind, without the price. Money in pence. */
  details: Details;
  /** Null for an ad that stands alone: personals and adult ads link to no other ad of the person. */
  seller: Seller | null;
  promotions: UpgradeKey[];
  /** Only while the link is paid for. */
  websiteUrl: string | null;
  /** Its owner has promised it to somebody. */
  reserved: boolean;
  /** The price before a reduction in the last 30 days. */
  reducedFromPence: Pence | null;
  /** The day on which its owner last said that it is still there, within 7 days. */
  confirmedAt: string | null;
  /** After its publication, in order. */
  history: AdEvent[];
  /** Sold, let or filled within the last 7 days: readable, without contact. */
  sold: Conclusion | null;
  /** Whether POST /api/ads/{id}/phone returns a number. */
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
  /** "Usually replies within an hour". */
  replies: string | null;
  lastActive: LastActive | null;
  /** Ads marked as sold, let or filled. */
  concluded: number;
  rating: Rating | null;
};

export type OwnAd = Shared &
  Ownership & {
    description: string;
    details: Details;
    phone: string | null;
    whatsapp: string | null;
    whatsappVerified: boolean;
    showPhone: boolean;
    plan: string;
    extras: Record<UpgradeKey, boolean>;
    websiteUrl: string | null;
  };

export type MyAd = Shared &
  Ownership & {
    performance: Performance | null;
    /** Whether its public page can be read. */
    hasPage: boolean;
    /** Whether its price can be changed without its form. */
    hasPrice: boolean;
    /** When its owner last said that it is still there; null after 7 days. */
    confirmedAt: string | null;
  } & AdFigures;

export type AdFigures = {
  /** Views of the last seven days, today's last. */
  week: number[];
  /** How many members have saved it, and how many have written about it. */
  saves: number;
  /** People who wrote in 14 days and have waited a day for an answer. */
  unanswered: number;
  conversations: number;
};

/** Totals of days with and without upgrades; null if the ad never had any. */
export type Performance = { paidDays: DayCounts; otherDays: DayCounts };

export type DayCounts = { days: number; views: number; contacts: number };

type Ownership = {
  expiresAt: string | null;
  isActive: boolean;
  moderation: Moderation;
  moderationReason: string | null;
  status: AdStatus;
  reserved: boolean;
  soldAt: string | null;
  /** The word for a sale of this ad; null if it cannot be marked as sold. */
  conclusion: Conclusion | null;
  /** Null: now. */
  nextRepostAt: string | null;
  promotions: ActivePromotion[];
  version: number;
};

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
  photos: number;
  /** Stands in the place of the price where there is none. */
  lead: string | null;
  /** "2018", "62,000 miles", "Petrol". */
  facts: string[];
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  createdAt: string;
  /** When it was put among the newest again; null if it never was. */
  renewedAt: string | null;
  reserved: boolean;
  /** The price before a reduction in the last 30 days. */
  reducedFromPence: Pence | null;
  promotions: UpgradeKey[];
  verifiedPhone: boolean;
};
