import * as z from 'zod';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import {
  AttachmentKind,
  DirectUploadKind,
  MessageKind,
  PurchaseState,
  RefundState,
} from '@/lib/db/generated/enums';
import { me } from './replies/accounts';
import { ownAd } from './replies/ads';
import { alert } from './replies/alerts';
import { draft } from './replies/drafts';
import { hidden } from './replies/hidden';
import { chosenMails } from './replies/mails';
import { savedAd } from './replies/saved';

const time = z.iso.datetime();

const review = { stars: z.number().int(), text: z.string(), at: time };

export const myData = z.strictObject({
  exportedAt: time,
  account: z.strictObject({
    ...me.shape,
    isTrader: z.boolean(),
    replyMinutes: z.number().int().nullable(),
    suspendedAt: time.nullable(),
    suspendedRule: z.string().nullable(),
    suspendedUntil: time.nullable(),
    createdAt: time,
    updatedAt: time,
  }),
  verifiedPhones: z.array(z.strictObject({ number: z.string(), verifiedAt: time })),
  paymentCards: z.array(z.strictObject({ firstUsedAt: time, lastUsedAt: time })),
  sessions: z.array(
    z.strictObject({
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      isThisOne: z.boolean(),
    }),
  ),
  secondFactor: z.strictObject({ createdAt: time, confirmedAt: time.nullable() }).nullable(),
  recoveryCodes: z.array(z.strictObject({ createdAt: time, usedAt: time.nullable() })),
  pushDevices: z.array(z.strictObject({ device: z.string(), createdAt: time })),
  ads: z.array(
    z.looseObject({
      ...ownAd.shape,
      updatedAt: time,
      rankedAt: time,
      repostedAt: time.nullable(),
      deletedAt: time.nullable(),
    }),
  ),
  drafts: z.array(draft),
  images: z.array(
    z.strictObject({
      name: z.string(),
      url: z.url(),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
      createdAt: time,
    }),
  ),
  uploads: z
    .array(
      z.strictObject({
        kind: z.enum(DirectUploadKind),
        bytes: z.number().int(),
        createdAt: time,
      }),
    )
    .meta({ description: 'Files sent straight to the store that were not checked yet.' }),
  purchases: z.array(
    z.strictObject({
      id: z.uuid(),
      adId: z.string().nullable(),
      extras: z.array(z.enum(upgradeKeys)),
      amount: z.number().meta({ description: 'In pounds.' }),
      currency: z.string(),
      state: z.enum(PurchaseState),
      provider: z.string(),
      createdAt: time,
      paidAt: time.nullable(),
      refundedAt: time.nullable(),
      refundReason: z.string().nullable(),
      refundState: z.enum(RefundState).nullable(),
      refundDelayedAt: time.nullable(),
    }),
  ),
  alerts: z.array(alert),
  alertedAds: z
    .array(
      z.strictObject({
        adId: z.string(),
        price: z.number().nullable().meta({ description: 'In pounds.' }),
        at: time,
      }),
    )
    .meta({ description: 'Ads that alerts have mailed.' }),
  hidden: hidden.omit({ theirAds: true }),
  mails: chosenMails,
  savedAds: z.array(savedAd),
  sales: z.array(
    z.strictObject({
      adId: z.string(),
      title: z.string(),
      side: z.enum(['seller', 'buyer']),
      review: z.strictObject({ ...review, reply: z.string().nullable() }).nullable(),
      theirReview: z.strictObject(review).nullable(),
      myReply: z.string().nullable(),
      at: time,
    }),
  ),
  reports: z
    .array(
      z.strictObject({
        reference: z.string(),
        about: z.string(),
        adId: z.string().nullable(),
        conversationId: z.uuid().nullable(),
        reason: z.string(),
        text: z.string(),
        email: z.string().nullable(),
        createdAt: time,
      }),
    )
    .meta({ description: 'Reports that the member made.' }),
  decisions: z
    .array(
      z.strictObject({
        action: z.string(),
        about: z.string(),
        adId: z.string().nullable(),
        rule: z.string().nullable(),
        note: z.string(),
        words: z.array(z.string()),
        at: time,
        until: time.nullable(),
        appeal: z
          .strictObject({
            text: z.string(),
            madeAt: time,
            dueAt: time,
            outcome: z.string().nullable(),
            note: z.string(),
          })
          .nullable(),
      }),
    )
    .meta({ description: 'Moderators’ decisions that the member was told of.' }),
  blocks: z.array(
    z.strictObject({
      username: z.string().nullable(),
      adId: z.string().nullable().meta({ description: 'Of a block that is about one ad only.' }),
      createdAt: time,
    }),
  ),
  unsentAttachments: z.array(
    z.strictObject({
      kind: z.enum(AttachmentKind),
      name: z.string().nullable(),
      bytes: z.number().int(),
      createdAt: time,
    }),
  ),
  conversations: z.array(
    z.strictObject({
      id: z.uuid(),
      adId: z.string(),
      createdAt: time,
      messages: z.array(
        z.strictObject({
          mine: z.boolean(),
          kind: z.enum(MessageKind),
          text: z.string(),
          amount: z.number().nullable(),
          at: time,
          attachment: z
            .strictObject({
              kind: z.enum(AttachmentKind),
              name: z.string().nullable(),
              bytes: z.number().int(),
              url: z.url(),
            })
            .nullable(),
        }),
      ),
    }),
  ),
  actions: z
    .array(
      z.strictObject({
        at: time,
        action: z.string(),
        subjectType: z.string(),
        subjectId: z.string().nullable().meta({ description: 'Null for another member.' }),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .meta({ description: 'The member’s actions in the audit log.' }),
});
