import * as z from 'zod';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { MessageReview, Moderation } from '@/lib/db/generated/enums';
import { adStatusNames } from './ads';
import { attachment } from './messages';
import { time } from './shared';

export const reportReceived = z.strictObject({
  reference: z.string().meta({ description: 'The receipt.' }),
});
export const appealReceived = z.strictObject({
  dueAt: time.meta({ description: 'By when another person decides.' }),
});
export const secondFactorBegun = z.strictObject({
  secret: z.string().meta({ description: 'Base 32, for typing it into an app.' }),
  uri: z.string().meta({ description: 'otpauth: address, for a QR code.' }),
});
export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

const action = z.string();
const rule = z.string().nullable();
const note = z.string();

const hit = z.strictObject({
  rule: z.string(),
  field: z.string(),
  words: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});

const ad = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  isAdult: z.boolean(),
  place: z.string(),
  price: z.string().nullable(),
  moderation: z.enum(Moderation),
  version: z.number().int(),
  isDeleted: z.boolean().meta({ description: 'By its owner, while the admins had its case.' }),
  createdAt: time,
  images: z.array(z.string()),
  websiteUrl: z.string().nullable(),
  details: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  hits: z.array(hit).meta({ description: 'What screening met in the text.' }),
});

const queueConversation = z.strictObject({
  id: z.string(),
  adId: z.string(),
  adTitle: z.string(),
  messages: z.array(
    z.strictObject({
      number: z.number().int(),
      by: z.string().nullable(),
      isTheirs: z.boolean().meta({ description: 'Of the person whom the case is about.' }),
      isTarget: z.boolean().meta({ description: 'What the case is about.' }),
      review: z.enum(MessageReview).nullable(),
      text: z.string(),
      attachment,
      at: time,
      hits: z.array(hit),
    }),
  ),
});

const queueReview = z.strictObject({
  id: z.string(),
  author: z.string().nullable(),
  about: z.string().nullable().meta({ description: 'Who it is about.' }),
  byBuyer: z.boolean(),
  adTitle: z.string(),
  stars: z.number().int(),
  text: z.string(),
  reply: z.string().nullable(),
  at: time,
  isRemoved: z.boolean(),
});

const otherAccount = z.strictObject({ username: z.string(), suspended: z.boolean() });

const seller = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  memberSince: time,
  isTrader: z.boolean(),
  phoneVerified: z.boolean(),
  suspended: z.boolean(),
  ads: z.number().int(),
  removed: z.number().int(),
  reported: z.number().int(),
  history: z.array(
    z.strictObject({
      id: z.uuid(),
      at: time,
      action,
      about: z.string(),
      adId: z.string().nullable(),
      by: z.string().nullable(),
      rule,
      note,
    }),
  ),
  sameNumber: z.array(otherAccount),
  sameCard: z.array(otherAccount).meta({ description: 'Accounts that paid with the same card.' }),
});

const report = z.strictObject({
  reason: z.string(),
  text: z.string(),
  at: time,
  by: z.string().nullable(),
});

const appeal = z.strictObject({
  text: z.string(),
  dueAt: time,
  against: z.strictObject({
    action,
    rule,
    note,
    words: z.array(z.string()),
    days: z.number().int().nullable().meta({ description: 'Null: for good.' }),
    at: time,
    by: z.string().nullable(),
  }),
});

const related = z.strictObject({
  id: z.string(),
  title: z.string(),
  isAdult: z.boolean(),
  moderation: z.enum(Moderation),
  same: z.array(z.enum(['phone', 'photo', 'text'])),
  isSameSeller: z.boolean(),
});

export const queueItem = z.strictObject({
  caseId: z.uuid(),
  targetType: z.enum(['ad', 'user', 'message', 'review', 'appeal']),
  targetId: z.string(),
  openedAt: time,
  risk: z.number().int(),
  causes: z.array(
    z.enum([
      'Reported',
      'Ban evasion',
      'Hidden by reports',
      'Screening',
      'Adult review',
      'Edited',
      'Appeal',
    ]),
  ),
  ad: ad.nullable(),
  conversations: z.array(queueConversation).meta({
    description: 'Only what was reported or held by screening.',
  }),
  review: queueReview.nullable(),
  seller,
  memberAds: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        isAdult: z.boolean(),
        status: adStatusNames,
        createdAt: time,
      }),
    )
    .meta({ description: 'The latest of the member, in a case about the account.' }),
  hasShownAdultAds: z.boolean().meta({ description: 'Of such a case: a freeze would hide some.' }),
  reports: z.array(report),
  appeal: appeal.nullable(),
  escalation: z
    .strictObject({
      note,
      at: time.nullable().meta({ description: 'Null: no admin may decide it.' }),
      by: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'What a moderator wrote to the admins.' }),
  related: z.array(related),
});

export const queueReply = z.strictObject({
  item: queueItem.nullable().meta({ description: 'Leased for five minutes; null: nothing waits.' }),
  waiting: z.number().int(),
});
export const decided = z.strictObject({
  decisionId: z.uuid(),
  notice: z.string().nullable().meta({ description: 'What the moderator should know besides.' }),
});
export const undone = z.strictObject({ caseId: z.uuid().nullable() });
export const batchDecided = z.strictObject({
  batchId: z.uuid(),
  decided: z.array(z.string()).meta({ description: 'Ids of ads.' }),
  refused: z.array(z.strictObject({ adId: z.string(), error: z.string() })),
  undoUntil: time.nullable().meta({ description: 'Null if nothing was decided.' }),
});
export const batchUndone = z.strictObject({
  undone: z.number().int(),
  refused: z.number().int().meta({ description: 'Decisions that could no longer be undone.' }),
  busy: z.number().int().meta({ description: 'Decisions that can be tried again now.' }),
});
export const bannedEntry = z.strictObject({ words: z.string() });
export const bannedPreview = z.strictObject({
  live: z.number().int().meta({ description: 'Live ads with these words, counted up to 1,000.' }),
  examples: z.array(z.strictObject({ id: z.string(), title: z.string(), isAdult: z.boolean() })),
});
const pence = z.number().int().meta({ description: 'In pence.' });
export const pricesPreview = z.strictObject({
  lines: z.array(
    z.strictObject({ key: z.enum(upgradeKeys), before: pence, after: pence, catalogue: pence }),
  ),
  total: z.strictObject({ before: pence, after: pence }),
  openPayments: z.number().int(),
});
export const categoriesPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      closes: z.boolean(),
      liveAds: z.number().int(),
      drafts: z.number().int(),
    }),
  ),
});
const shownLine = z.strictObject({
  kind: z.enum(['name', 'order']),
  slug: z.string().meta({ description: 'Of a category or group; "groups" for their order.' }),
  before: z.string(),
  after: z.string(),
});
export const shownPreview = z.strictObject({
  lines: z.array(shownLine),
  menu: z.array(z.string()).meta({ description: 'Of the home page.' }),
  groups: z
    .array(z.strictObject({ name: z.string(), categories: z.array(z.string()) }))
    .meta({ description: 'The list in which sellers choose.' }),
  headings: z
    .array(z.strictObject({ before: z.string(), after: z.string() }))
    .meta({ description: 'Of the lists of what is renamed.' }),
});
export const retried = z.strictObject({ count: z.number().int() });
