import * as z from 'zod';
import { cvMaxBytes, cvNameMax, imageMaxBytes } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { dataUrlField } from '@/lib/images/data-url';
import { messageTexts } from '@/lib/messages/texts';
import { cleanLine } from '@/lib/text/text';

const file = (maxBytes: number, tooLarge: string) =>
  dataUrlField(maxBytes, { wrong: messageTexts.noFile, tooLarge });

export const cvName = z
  .string()
  .max(1000)
  .transform(fileName)
  .meta({ description: 'Of the file, for its reader.' });

export const newAttachment = z.union([
  z.strictObject({
    photo: file(imageMaxBytes, siteTexts.imageTooLarge).meta({
      description: 'A data URL: data:image/jpeg;base64,…',
    }),
  }),
  z.strictObject({
    cv: file(cvMaxBytes, messageTexts.cvTooLarge).meta({
      description: 'A data URL: data:application/pdf;base64,…',
    }),
    name: cvName,
  }),
]);

export type NewAttachment = z.output<typeof newAttachment>;

/** The largest file in base64, plus the JSON around it. */
export const attachmentMaxBytes = Math.ceil(Math.max(imageMaxBytes, cvMaxBytes) / 3) * 4 + 4096;

/** Without folders and characters that are special in file systems; always ends in ".pdf". */
function fileName(typed: string): string {
  const base = cleanLine(typed.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replace(/(\.pdf)+$/i, '')
    .replace(/^\.+/, '')
    .slice(0, cvNameMax)
    .trim();
  return `${base || 'CV'}.pdf`;
}
