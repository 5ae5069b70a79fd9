import * as z from 'zod';
import { imageMaxBytes } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';

const head = /^data:[^,]{0,100};base64,/;

/** Ignores the declared media type: the content is checked later. Throws `too_large`. */
export const dataUrlField = (maxBytes: number, { wrong, tooLarge }: FieldMessages) =>
  z
    .union([z.string().regex(head, wrong).transform(bytesOfDataUrl), z.instanceof(Buffer)], {
      error: wrong,
    })
    .transform((bytes) => {
      if (bytes.length > maxBytes) throw new AppError('too_large', tooLarge);
      return bytes;
    });

type FieldMessages = { wrong: string; tooLarge: string };

export const uploadForm = z.object({
  image: dataUrlField(imageMaxBytes, {
    wrong: 'Please send the picture as a data URL: data:image/jpeg;base64,…',
    tooLarge: siteTexts.imageTooLarge,
  }),
});

/** The largest picture in base64, plus the JSON around it. */
export const uploadMaxBytes = Math.ceil(imageMaxBytes / 3) * 4 + 1024;

/** White space would misalign the groups of four that are decoded together. */
function bytesOfDataUrl(dataUrl: string): Buffer {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1).replaceAll(/\s/g, '');
  return bytesOfBase64(Buffer.from(base64));
}

const step = 64 * 1024;

/** Decodes whole groups of four at a time, without converting everything to a string. */
export function bytesOfBase64(base64: Buffer): Buffer {
  const decoded = Buffer.allocUnsafeSlow(Math.floor((base64.length / 4) * 3));
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
