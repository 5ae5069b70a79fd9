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

/* Ads as pages show them; ad-replies.ts has the API's form. Times are ISO texts, money is pence. */

export type Details = Record<string, unknown>;

export type AdPicture = { src: string; main: boolean };

/** `endsAt` is null for an upgrade that lasts as long as the ad. */
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

/** In pence, only for price changes; null for no price. */
export type AdEvent = {
  kind: 'price' | 'reposted' | 'renewed';
  /** The day only: a time would show when the seller is online. */
  at: string;
  fromPence: Pence | null;
  toPence: Pence | null;
};

/** Never contains the phone number. */
export type PublicAd = Shared & {
  categorySlug: string;
  groupSlug: string;
  isAdult: boolean;
  /** To about a kilometre; null if only the outcode is known. */
  position: Point | null;
  description: string;
  /** Fields of the form kind, without the price. Money in pence. */
  details: Details;
  /** Null for personals and adult ads, which do not link to the person's other ads. */
  seller: Seller | null;
  promotions: UpgradeKey[];
  websiteUrl: string | null;
  reserved: boolean;
  /** The price before a reduction in the last 30 days. */
  reducedFromPence: Pence | null;
  /** The day of the owner's last confirmation, if within 7 days. */
  confirmedAt: string | null;
  /** In order, without the publication. */
  history: AdEvent[];
  /** Sold, let or filled within the last 7 days: readable, without contact. */
  sold: Conclusion | null;
  hasPhone: boolean;
  updatedAt: string;
  expiresAt: string | null;
  expired: boolean;
};

export type Seller = {
  username: string;
  memberSince: string;
  verifiedPhone: boolean;
  /** An agency or dealer. */
  isTrader: boolean;
  badges: BadgeKey[];
  replies: string | null;
  lastActive: LastActive | null;
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
    hasPage: boolean;
    hasPrice: boolean;
    confirmedAt: string | null;
  } & AdFigures;

export type AdFigures = {
  /** Visits of the last seven days, today's last. */
  week: number[];
  saves: number;
  /** People who wrote within 14 days and have waited a day for an answer. */
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
  image: string | null;
  photos: number;
  /** Shown instead of a missing price. */
  lead: string | null;
  /** "2018", "62,000 miles", "Petrol". */
  facts: string[];
  /** Its owner looks for it, so that the price is a budget. */
  isWanted: boolean;
  pricePence: Pence | null;
  priceUnit: PriceUnit;
  createdAt: string;
  /** When it last moved to the top after publication; null if never. */
  renewedAt: string | null;
  reserved: boolean;
  reducedFromPence: Pence | null;
  promotions: UpgradeKey[];
  verifiedPhone: boolean;
};
