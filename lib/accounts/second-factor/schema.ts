import * as z from 'zod';
import { siteTexts } from '@/lib/catalogue/site-texts';

/** Six digits of the app, or a recovery code with or without its hyphen. */
const code = z
  .string({ error: siteTexts.invalidCode })
  .trim()
  .transform((text) => text.replace(/^(\d{3})\s(\d{3})$/, '$1$2'))
  .pipe(z.string().regex(/^(?:\d{6}|[0-9a-zA-Z]{5}[-\s]?[0-9a-zA-Z]{5})$/, siteTexts.invalidCode));

export const secondFactorCode = z.object({ code });
