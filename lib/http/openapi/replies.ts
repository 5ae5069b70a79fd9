import * as z from 'zod';
import { badgeKeys } from '@/lib/ads/badges';
import { categories } from '@/lib/catalogue/categories';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { Moderation, PriceUnit, PurchaseState, UserRole } from '@/lib/db/generated/enums';
import type { DraftForm } from '@/lib/drafts/draft-form';
import { errorStatus } from '@/lib/errors';

/*
 * What the API replies. A test holds each schema against the type of the view that it describes,
 * and another against real replies: strict ones take no key that is not described here.
 */

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

const time = z.iso.datetime();
const pounds = z.number().nullable().meta({ description: 'In pounds.' });
const adId = z.string().meta({ description: "The ad's id." });
const category = z.string().meta({
  description: 'The name of the category.',
  examples: categories.slice(0, 1).map(({ name }) => name),
});
const uploaded = z.string().meta({ description: 'File name, served under /uploads/.' });

export const problem = z.strictObject({
  error: z.string().meta({ description: 'A sentence that a person may read.' }),
  code: z.enum(keysOf(errorStatus)),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'For each wrong field, dotted where nested, a sentence of its own.' }),
});

export const location = z.strictObject({
  district: z.string().meta({ description: 'The town.' }),
  city: z.string().meta({ description: 'The local authority or borough.' }),
  postcode: z.string().meta({ description: 'The outcode, or the whole postcode that was given.' }),
  slug: z.string(),
  label: z.string().meta({ examples: ['Ilford, Redbridge (IG1)'] }),
});

export const locations = z.array(location);

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

const upgrade = z.enum(upgradeKeys);

export const publicAd = z.strictObject({
  ...shared,
  categorySlug: z.string(),
  groupSlug: z.string(),
  isAdult: z.boolean(),
  description: z.string(),
  details: z.record(z.string(), z.unknown()).meta({
    description: "The fields of the category's form, without the price. Money in pounds.",
  }),
  seller: z.strictObject({
    username: z.string(),
    memberSince: time,
    verifiedPhone: z.boolean(),
    isTrader: z.boolean().meta({ description: 'An agency or dealer that posts for others.' }),
    badges: z.array(z.enum(badgeKeys)),
  }),
  promotions: z.array(upgrade),
  websiteUrl: z.string().nullable().meta({ description: 'Only while the link is paid for.' }),
  hasPhone: z.boolean().meta({ description: 'Whether the number can be asked for.' }),
  updatedAt: time,
  expiresAt: time.nullable(),
  expired: z.boolean(),
});

const ownership = {
  expiresAt: time.nullable(),
  isActive: z.boolean(),
  moderation: z.enum(Moderation),
  moderationReason: z.string().nullable().meta({ description: 'Why it was removed.' }),
  status: z.enum([
    'Under review',
    'Removed',
    'Disabled',
    'No Expiry',
    'Expired',
    'Expiring Soon',
    'Active',
  ]),
  nextRepostAt: time.nullable().meta({ description: 'When it may be reposted; null: now.' }),
  promotions: z.array(
    z.strictObject({
      upgrade,
      endsAt: time.nullable().meta({ description: 'null: as long as the ad.' }),
    }),
  ),
  version: z.number().int().meta({ description: 'Goes up by one with each edit.' }),
};

const dayCounts = z.strictObject({
  days: z.number().int(),
  views: z.number().int(),
  contacts: z.number().int().meta({ description: 'How often the phone number was asked for.' }),
});

export const myAd = z.strictObject({
  ...shared,
  ...ownership,
  performance: z
    .strictObject({ paidDays: dayCounts, otherDays: dayCounts })
    .nullable()
    .meta({ description: 'Days with upgrades against the others; null: it never had any.' }),
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

export const reposted = z.strictObject({ message: z.string(), rankedAt: time, nextRepostAt: time });
export const toggled = z.strictObject({ isActive: z.boolean() });
export const visited = z.strictObject({
  visits: z.number().int().meta({ description: 'People who looked, each counted once a day.' }),
});
export const revealed = z.strictObject({ phone: z.string().meta({ description: 'E.164.' }) });

export const draft = z.strictObject({
  id: z.uuid(),
  adId: z.string().nullable().meta({ description: 'The ad that it edits; null: a new ad.' }),
  form: z
    .custom<DraftForm>((value) => typeof value === 'object' && value !== null)
    .meta({ type: 'object', description: 'The ad form as typed so far.' }),
  step: z.number().int(),
  version: z.number().int(),
  createdAt: time,
  updatedAt: time,
  payment: z
    .strictObject({
      purchaseId: z.uuid(),
      state: z.enum(PurchaseState),
      extras: z.array(upgrade),
    })
    .nullable()
    .meta({ description: 'What was begun or paid for it and is not published.' }),
});
export const drafts = z.array(draft);
export const savedDraft = z.strictObject({ version: z.number().int(), updatedAt: time });

export const paymentIntent = z.union([
  z.strictObject({
    clientSecret: z.string(),
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string().nullable().meta({ description: 'For Stripe in a browser.' }),
    purchaseId: z.uuid(),
    amount: z.number().meta({ description: 'In pounds.' }),
  }),
  z.strictObject({
    paid: z.literal(true).meta({ description: 'Nothing is to be paid any more.' }),
    purchaseId: z.uuid(),
    extras: z.array(upgrade),
  }),
]);

export const purchase = z.strictObject({
  id: z.uuid(),
  state: z.enum(PurchaseState),
  extras: z.array(upgrade),
  amount: z.number().meta({ description: 'In pounds.' }),
  provider: z.string(),
  draftId: z.uuid().nullable(),
  adId: z.string().nullable(),
  adTitle: z.string().nullable(),
  createdAt: time,
  paidAt: time.nullable(),
  appliedAt: time.nullable(),
  refundedAt: time.nullable(),
  refundReason: z.string().nullable().meta({ description: 'Set once it is to be given back.' }),
  upgrades: z.array(
    z.strictObject({
      upgrade,
      startsAt: time,
      endsAt: time.nullable().meta({ description: 'null: as long as the ad.' }),
    }),
  ),
});
export const purchases = z.array(purchase);
export const webhookReceived = z.strictObject({ received: z.literal(true) });
export const sandboxOutcome = z.union([
  z.strictObject({ status: z.enum(['succeeded', 'requires_action']) }),
  z.strictObject({
    status: z.literal('failed'),
    message: z.string().meta({ description: 'A sentence that a person may read.' }),
  }),
]);

export const me = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string().nullable().meta({ description: 'E.164.' }),
  gender: z.string().nullable(),
  dob: z.iso.date().nullable(),
  role: z.enum(UserRole),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});

const token = z.string().meta({ description: 'For the Authorization header of API clients.' });
const demoCode = z.string().optional().meta({ description: 'In demo mode alone.' });

export const loggedIn = z.strictObject({ token });
export const registered = z.strictObject({ ...me.shape, token });
export const emailCodeSent = z.strictObject({
  challenge: z.uuid().meta({ description: 'Browsers carry it in a cookie as well.' }),
  code: demoCode,
});
export const phoneCodeSent = z.strictObject({
  success: z.literal(true),
  verified: z.literal(true).optional().meta({
    description: 'The number was verified before; no code was sent.',
  }),
  code: demoCode,
});
export const emailChangeCodeSent = z.strictObject({ success: z.literal(true), code: demoCode });
export const verified = z.strictObject({ verified: z.literal(true) });
export const done = z.strictObject({ success: z.literal(true) });
export const doneWithMessage = z.strictObject({
  message: z.string().meta({ description: 'A sentence that a person may read.' }),
});

export const uploadedImage = z.strictObject({
  url: uploaded,
  width: z.number().int(),
  height: z.number().int(),
});
