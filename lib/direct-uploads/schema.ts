import * as z from 'zod';
import { cvMaxBytes, imageMaxBytes, imageTypes } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { cvName } from '@/lib/messages/attachments/schema';
import { messageTexts } from '@/lib/messages/texts';
import { directUploadTexts } from './texts';

const size = (most: number, tooLarge: string) =>
  z
    .int()
    .min(1)
    .max(most, tooLarge)
    .meta({ description: 'Of the file. The store takes exactly as many.' });

const picture = {
  type: z.enum(imageTypes, siteTexts.imageKind),
  bytes: size(imageMaxBytes, siteTexts.imageTooLarge),
};

export const newDirectUpload = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['image', 'photo']), ...picture }).meta({
    description: 'A picture of an ad, or a photo for a message.',
  }),
  z.strictObject({
    kind: z.literal('cv'),
    type: z.literal('application/pdf', messageTexts.noPdf),
    bytes: size(cvMaxBytes, messageTexts.cvTooLarge),
  }),
]);

export type NewDirectUpload = z.output<typeof newDirectUpload>;

export const completedDirectUpload = z.strictObject({
  upload: z.string().regex(/^[0-9a-z]{26}$/, directUploadTexts.gone),
  name: cvName.optional(),
});

export type CompletedDirectUpload = z.output<typeof completedDirectUpload>;
