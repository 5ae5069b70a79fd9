import * as z from 'zod';
import { imageMaxBytes } from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';

const head = /^data:[^,]{0,100};base64,/;

/** Gives the bytes: the text is free while they are worked on. Throws `too_large`. */
export const uploadForm = z.object({
  image: z
    .string({ error: 'Please send the picture as a data URL.' })
    .regex(head, 'Please send the picture as a data URL: data:image/jpeg;base64,…')
    .transform(bytesOfDataUrl),
});

/** The largest picture in base64, with room for the JSON around it. */
export const uploadMaxBytes = Math.ceil(imageMaxBytes / 3) * 4 + 1024;

/** Ignores the declared media type: the content is checked later. */
function bytesOfDataUrl(dataUrl: string): Uint8Array {
  const start = dataUrl.indexOf(',') + 1;
  if (((dataUrl.length - start) / 4) * 3 > imageMaxBytes + 2) {
    throw new AppError('too_large', messages.imageTooLarge);
  }
  return Buffer.from(dataUrl.slice(start), 'base64');
}
