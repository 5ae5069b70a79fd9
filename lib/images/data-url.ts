import * as z from 'zod';
import { imageMaxBytes } from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';

const head = /^data:[^,]{0,100};base64,/;

const kind = 'Please send the picture as a data URL: data:image/jpeg;base64,…';

/** Gives the bytes: the text is free while they are worked on. Throws `too_large`. */
export const uploadForm = z.object({
  image: z.union(
    [z.string().regex(head, kind).transform(bytesOfDataUrl), z.instanceof(Uint8Array)],
    {
      error: kind,
    },
  ),
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

/** Bytes of base64 that are decoded at a time: whole groups of four. */
const step = 64 * 1024;

/** Without making a text of it all. Throws `too_large`. */
export function bytesOfBase64(base64: Buffer): Uint8Array {
  const room = Math.floor((base64.length / 4) * 3);
  if (room > imageMaxBytes + 2) throw new AppError('too_large', messages.imageTooLarge);
  const decoded = Buffer.allocUnsafeSlow(room);
  let size = 0;
  for (let at = 0; at < base64.length; at += step) {
    size += decoded.write(
      base64.toString('latin1', at, Math.min(at + step, base64.length)),
      size,
      'base64',
    );
  }
  return decoded.subarray(0, size);
}
