import * as z from 'zod';
import { messageMax } from '@/lib/catalogue/limits';
import { cleanText } from '@/lib/text';
import { messageTexts, messageTooLong } from './texts';

/* Safe in the browser: forms and API share these schemas. */

const text = z
  .string({ error: messageTexts.empty })
  .transform(cleanText)
  .pipe(z.string().min(1, messageTexts.empty).max(messageMax, messageTooLong(messageMax)));

export const newMessage = z.object({ text });

const number = z.int32().positive();

export const readMark = z.object({
  upTo: number.meta({ description: 'Number of the last message that was read.' }),
});

export const conversationsQuery = z.object({
  before: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Continues a list: the `next` of the page before.' }),
});

const position = z.coerce.number().pipe(z.int32().nonnegative());

/** Without either, the last page. */
export const messagesQuery = z.object({
  before: position.optional().meta({ description: 'Earlier messages than this number.' }),
  after: position.optional().meta({ description: 'Later messages than this number.' }),
});

export type NewMessage = z.infer<typeof newMessage>;
export type MessagesQuery = z.infer<typeof messagesQuery>;
