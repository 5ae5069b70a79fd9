import * as z from 'zod';
import { messageMax } from '@/lib/catalogue/limits';
import { maxPence, poundsToPence } from '@/lib/money';
import { nilUuid } from '@/lib/nil-uuid';
import { cleanText } from '@/lib/text/text';
import { messageTexts, messageTooLong } from './texts';

const text = z
  .string({ error: messageTexts.empty })
  .default('')
  .transform(cleanText)
  .pipe(z.string().max(messageMax, messageTooLong(messageMax)));

const number = z.int32().positive();

export const newMessage = z
  .object({
    text: text.meta({ description: 'May be empty with an attachment.' }),
    confirmed: z.boolean().optional().meta({
      description: 'Sends words that the site has warned of: the warning is `fields.confirmed`.',
    }),
    attachment: z.string().max(40).optional().meta({
      description: 'A photo, or with an application a CV, as POST /api/attachments named it.',
    }),
  })
  .refine((message) => message.text !== '' || message.attachment !== undefined, {
    path: ['text'],
    error: messageTexts.empty,
  });

export const newOffer = z
  .object({
    amount: z.union([z.number(), z.string()], { error: messageTexts.offerInvalid }).meta({
      description: 'In pounds.',
    }),
  })
  .transform(({ amount }, context) => {
    const amountPence = poundsToPence(amount);
    if (amountPence && amountPence <= maxPence) return { amountPence };
    context.addIssue({ code: 'custom', path: ['amount'], message: messageTexts.offerInvalid });
    return z.NEVER;
  });

export const offerAnswer = z.object({
  number: number.meta({ description: 'Number of the offer.' }),
  accept: z.boolean(),
});

export const readMark = z.object({
  upTo: number.meta({ description: 'Number of the last message that was read.' }),
});

const separator = '_';

/** Several conversations may have the same time. */
export const placeInList = z
  .templateLiteral([z.iso.datetime(), separator, z.uuid()])
  .transform((text) => {
    const [at = '', id = ''] = text.split(separator);
    return { at: new Date(at), id };
  });

export type PlaceInList = z.output<typeof placeInList>;

export const formatPlace = ({ at, id }: PlaceInList) => `${at.toISOString()}${separator}${id}`;

export const conversationsQuery = z.object({
  // Pages of the version before 28 November 2026 send the time alone.
  before: z
    .union([placeInList, z.iso.datetime().transform((at) => ({ at: new Date(at), id: nilUuid }))])
    .optional()
    .meta({ description: 'Continues a list: the `next` of the page before.' }),
});

const position = z.coerce.number().pipe(z.int32().nonnegative());

/** Without either, the last page. */
export const messagesQuery = z.object({
  before: position.optional().meta({ description: 'Earlier messages than this number.' }),
  after: position.optional().meta({ description: 'Later messages than this number.' }),
});

export type NewOffer = z.output<typeof newOffer>;
export type OfferAnswer = z.infer<typeof offerAnswer>;
export type NewMessage = z.infer<typeof newMessage>;
export type MessagesQuery = z.infer<typeof messagesQuery>;
