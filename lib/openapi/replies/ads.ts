import * as z from 'zod';
import { badgeKeys } from '@/lib/ads/reading/sellers/badges';
import { visitMeaning } from '@/lib/ads/visits/visit-texts';
import { categories } from '@/lib/catalogue/categories';
import { conclusions } from '@/lib/catalogue/conclusion/conclusion';
import {
  confirmationLife,
  reducedShown,
  soldVisible,
  unansweredWithin,
} from '@/lib/catalogue/limits';
import { Moderation, PriceUnit } from '@/lib/db/generated/enums';
import { day } from '@/lib/durations';
import { location, position } from './places-and-pictures';
import { time, upgrade, uploaded } from './shared';

export const pounds = z.number().nullable().meta({ description: 'In pounds.' });
const adId = z.string().meta({ description: "The ad's id." });
const category = z.string().meta({
  description: 'The name of the category.',
  examples: categories.slice(0, 1).map(({ name }) => name),
});

const conclusion = z.enum(conclusions).nullable();

const shared = {
  _id: adId,
  title: z.string(),
  category,
  mainCategory: z.string().meta({ description: "The name of the category's group." }),
  location,
  images: z.array(z.strictObject({ src: uploaded, main: z.boolean() })),
  createdAt: time,
  price: pounds,
  priceUnit: z.enum(PriceUnit),
  visits: z.number().int(),
};

export const adStatusNames = z.enum([
  'Under review',
  'Removed',
  'Sold',
  'Disabled',
  'No Expiry',
  'Expired',
  'Expiring Soon',
  'Active',
]);

export const publicAd = z.strictObject({
  ...shared,
  categorySlug: z.string(),
  groupSlug: z.string(),
  isAdult: z.boolean(),
  position: position
    .nullable()
    .meta({ description: 'To about a kilometre; null: no more than the outcode is known.' }),
  description: z.string(),
  details: z.record(z.string(), z.unknown()).meta({
    description: "The fields of the category's form, without the price. Money in pounds.",
  }),
  seller: z
    .strictObject({
      username: z.string(),
      memberSince: time,
      verifiedPhone: z.boolean(),
      isTrader: z.boolean().meta({ description: 'An agency or dealer that posts for others.' }),
      badges: z.array(z.enum(badgeKeys)),
      replies: z
        .string()
        .nullable()
        .meta({ description: 'How soon they usually answer, in words.' }),
      lastActive: z.enum(['today', 'this week', 'this month']).nullable(),
      concluded: z.number().int().meta({ description: 'Ads marked as sold, let or filled.' }),
      rating: z
        .strictObject({ count: z.number().int(), average: z.number() })
        .nullable()
        .meta({ description: 'Reviews after sales.' }),
    })
    .nullable()
    .meta({ description: 'null for personals and adult ads.' }),
  promotions: z.array(upgrade),
  websiteUrl: z.string().nullable().meta({ description: 'Only while the link is paid for.' }),
  reserved: z.boolean().meta({ description: 'Promised to somebody.' }),
  reducedFrom: pounds.meta({
    description: `The price before a reduction in the last ${reducedShown / day} days.`,
  }),
  confirmedAt: z.iso
    .date()
    .nullable()
    .meta({
      description: `The day its owner last confirmed it; null after ${confirmationLife / day} days.`,
    }),
  history: z
    .array(
      z.strictObject({
        kind: z.enum(['price', 'reposted', 'renewed']),
        at: z.iso.date(),
        from: pounds,
        to: pounds,
      }),
    )
    .meta({ description: 'What happened after its publication, in order.' }),
  sold: conclusion.meta({
    description: `Marked as sold within the last ${soldVisible / day} days: readable, without contact.`,
  }),
  hasPhone: z.boolean().meta({ description: 'Whether a phone number can be revealed.' }),
  updatedAt: time,
  expiresAt: time.nullable(),
  expired: z.boolean(),
});

const ownership = {
  expiresAt: time.nullable(),
  isActive: z.boolean(),
  moderation: z.enum(Moderation),
  moderationReason: z.string().nullable().meta({ description: 'Why it was removed.' }),
  status: adStatusNames,
  reserved: z.boolean(),
  soldAt: time.nullable(),
  conclusion: conclusion.meta({
    description: 'The word for a sale of it; null if it cannot be marked as sold.',
  }),
  nextRepostAt: time.nullable().meta({ description: 'When it may be reposted; null: now.' }),
  promotions: z.array(
    z.strictObject({
      upgrade,
      endsAt: time.nullable().meta({ description: 'null: as long as the ad.' }),
    }),
  ),
  version: z.number().int().meta({ description: 'Incremented by each edit.' }),
};

/** Called views since the first version of the API. */
const visits = z.number().int().meta({ description: visitMeaning });

const daysBrought = z.strictObject({
  days: z.number().int(),
  views: visits,
  reveals: z.number().int(),
  messages: z.number().int(),
});

export const adFigures = z.strictObject({
  title: z.string(),
  visits: z.number().int().meta({ description: 'Since it was posted.' }),
  days: z.array(
    z.strictObject({
      day: z.string().meta({ examples: ['2026-11-23'] }),
      views: visits,
      fromSearch: z.number().int(),
      fromBrowse: z.number().int(),
      fromShared: z.number().int(),
      fromPromotion: z.number().int(),
      reveals: z.number().int().meta({ description: 'How often the number was asked for.' }),
      saves: z.number().int(),
      messages: z.number().int().meta({ description: 'People who wrote for the first time.' }),
    }),
  ),
  upgrades: z.array(
    z.strictObject({
      upgrade,
      startsAt: time,
      endsAt: time.nullable().meta({ description: 'null: as long as the ad.' }),
      during: daysBrought,
      before: daysBrought.meta({
        description: 'As many days before it, as far as the ad was there.',
      }),
    }),
  ),
});

const dayCounts = z.strictObject({
  days: z.number().int(),
  views: visits,
  contacts: z.number().int().meta({ description: 'How often the phone number was asked for.' }),
});

export const myAd = z.strictObject({
  ...shared,
  ...ownership,
  performance: z
    .strictObject({ paidDays: dayCounts, otherDays: dayCounts })
    .nullable()
    .meta({ description: 'Days with upgrades against the others; null: it never had any.' }),
  hasPage: z.boolean().meta({ description: 'Whether everybody can read its page.' }),
  hasPrice: z.boolean().meta({ description: 'Whether its price can be changed by itself.' }),
  week: z
    .array(z.number().int())
    .meta({ description: "Visits of the last seven days, today's last." }),
  confirmedAt: time.nullable().meta({ description: 'As on its page, with the time.' }),
  unanswered: z
    .number()
    .int()
    .meta({
      description: `How many people wrote in ${unansweredWithin / day} days and have waited a day for an answer.`,
    }),
  saves: z.number().int().meta({ description: 'How many members have saved it.' }),
  conversations: z.number().int().meta({ description: 'How many members have written about it.' }),
});
export const myAds = z.array(myAd);

export const ownAd = z
  .looseObject({
    ...shared,
    ...ownership,
    description: z.string(),
    phone: z.string().nullable().meta({ description: 'E.164.' }),
    whatsapp: z.string().nullable(),
    whatsappVerified: z.boolean(),
    showPhone: z.boolean(),
    plan: z.string(),
    extras: z.record(upgrade, z.boolean()).meta({ description: 'Which upgrades are in force.' }),
    websiteUrl: z.string().nullable(),
  })
  .meta({ description: "Also has the fields of the category's form, money in pounds." });

export const anyAd = z.union([ownAd, publicAd]).meta({
  description: 'The whole ad for its owner, the public view for everybody else.',
});

export const priceComparison = z.strictObject({
  guidance: z
    .strictObject({
      low: z.number().meta({ description: 'In pounds.' }),
      high: z.number(),
      count: z.number().int().meta({ description: 'How many ads were compared.' }),
      region: z.string().nullable().meta({ description: 'null: the whole country.' }),
    })
    .nullable(),
});
export const toggled = z.strictObject({ isActive: z.boolean() });
export const wordCheck = z.strictObject({
  action: z.enum(['hold', 'warn']).nullable(),
  warnings: z.array(
    z.strictObject({
      field: z.string(),
      words: z.string().meta({ description: 'As written.' }),
      advice: z.string().meta({ description: 'A message for people.' }),
      action: z.enum(['hold', 'warn']),
    }),
  ),
});
export const visited = z.strictObject({
  visits,
  isOwner: z.literal(true).optional().meta({ description: 'Present for the owner of the ad.' }),
});
export const revealed = z.strictObject({ phone: z.string().meta({ description: 'E.164.' }) });
