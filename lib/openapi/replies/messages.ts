import * as z from 'zod';
import { conclusions } from '@/lib/catalogue/conclusion/conclusion';
import { AttachmentKind, MessageKind } from '@/lib/db/generated/enums';
import { time } from './shared';

export const attachment = z
  .strictObject({
    id: z.string().meta({ description: 'Its address is /api/attachments/{id}.' }),
    kind: z.enum(AttachmentKind),
    name: z.string().nullable().meta({ description: 'Of a CV.' }),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  })
  .nullable();

const message = z.strictObject({
  number: z.number().int().meta({ description: 'Counted from 1 in each conversation.' }),
  mine: z.boolean(),
  kind: z.enum(MessageKind),
  text: z.string(),
  amount: z.number().nullable().meta({ description: 'Of an offer and of its answer, in pounds.' }),
  at: time,
  attachment,
  status: z.enum(['held', 'refused', 'caution']).nullable().meta({
    description:
      'Of your own message: it waits for a moderator, or was refused by one. Of another: it looks like a scam.',
  }),
});

const shared = {
  id: z.uuid(),
  side: z.enum(['buyer', 'seller']).meta({ description: 'Which side the caller is on.' }),
  ad: z.strictObject({
    _id: z.string(),
    title: z.string(),
    groupSlug: z.string(),
    isAdult: z.boolean(),
    image: z.string().nullable(),
    price: z.number().nullable(),
    reserved: z.boolean(),
    conclusion: z.enum(conclusions).nullable().meta({
      description: 'The word for a sale of it; null if it cannot be marked as sold.',
    }),
    state: z.enum(['live', 'sold', 'expired', 'hidden', 'deleted']),
  }),
  person: z.strictObject({
    name: z.string().meta({
      description: 'A username, or a neutral name if the ad is a personal or an adult ad.',
    }),
    href: z.string().nullable().meta({ description: 'The page of a seller who has one.' }),
    isClosed: z.boolean().meta({ description: 'Whether the person has deleted the account.' }),
  }),
  unread: z.number().int(),
  blocked: z.boolean().meta({ description: 'Whether the caller has blocked the person.' }),
};

export const conversations = z.strictObject({
  conversations: z.array(z.strictObject({ ...shared, last: message })),
  next: z.string().nullable().meta({ description: 'For `before`; null on the last page.' }),
});

const review = z
  .strictObject({
    id: z.string().meta({ description: 'For a report.' }),
    stars: z.number().int(),
    text: z.string(),
    at: time,
    reply: z.string().nullable(),
    isRemoved: z.boolean().meta({ description: 'By a moderator: only its author sees it.' }),
  })
  .nullable();

export const reviews = z.strictObject({
  until: time.meta({ description: 'Until when both can write.' }),
  mine: review,
  theirs: review.meta({ description: 'null also before it can be read.' }),
  isWaiting: z.boolean().meta({ description: 'Written, and the other side has not.' }),
  canWrite: z.boolean(),
  canReply: z.boolean(),
});

export const conversation = z.strictObject({
  ...shared,
  messages: z.array(message),
  hasEarlier: z.boolean(),
  lastNumber: z.number().int(),
  readByOther: z.number().int().meta({ description: 'The last number the other person has read.' }),
  takesOffers: z.boolean(),
  offer: z
    .strictObject({
      number: z.number().int(),
      amount: z.number(),
      mine: z.boolean(),
      state: z.enum(['open', 'accepted', 'declined']),
    })
    .nullable()
    .meta({ description: 'The last offer or its answer.' }),
  reviews: reviews.nullable().meta({ description: 'After a sale between the two.' }),
  closed: z.string().nullable().meta({ description: 'Why the conversation is closed.' }),
});

export const storedAttachment = z.strictObject({
  attachment: z.string().meta({ description: 'For `attachment` of a message.' }),
});
export const attachmentFile = z.string().meta({
  description: 'The file: image/webp of a photo, application/pdf of a CV, as a download.',
});

export const sentMessage = z.strictObject({ conversationId: z.uuid(), message });
export const unreadCount = z.strictObject({ unread: z.number().int() });
export const blocked = z.strictObject({ blocked: z.boolean() });
export const messageEvents = z.string().meta({
  description:
    'Events of the name "change", whose data is {"conversation": id}, or null after an interruption: read again. The stream ends after some minutes; connect again.',
});
