import * as z from 'zod';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { AttachmentKind, MessageKind, PurchaseState, RefundState } from '@/lib/db/generated/enums';
import { me } from './replies/accounts';
import { ownAd } from './replies/ads';
import { alert } from './replies/alerts';
import { draft } from './replies/drafts';
import { hidden } from './replies/hidden';
import { chosenMails } from './replies/mails';
import { savedAd } from './replies/saved';

const time = z.iso.datetime();

export const myData = z.strictObject({
  exportedAt: time,
  account: z.strictObject({
    ...me.shape,
    isTrader: z.boolean(),
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
  hidden: hidden.omit({ theirAds: true }),
  mails: chosenMails,
  savedAds: z.array(savedAd),
  sales: z.array(
    z.strictObject({
      adId: z.string(),
      title: z.string(),
      side: z.enum(['seller', 'buyer']),
      review: z
        .strictObject({
          stars: z.number().int(),
          text: z.string(),
          at: time,
          reply: z.string().nullable(),
        })
        .nullable(),
      at: time,
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
        subjectId: z.string(),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .meta({ description: 'The member’s actions in the audit log.' }),
});
