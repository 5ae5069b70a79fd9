import 'server-only';
import type * as z from 'zod';
import { ageCheckCookie, ageProvider } from '@/lib/auth/age-check';
import type { ageAnswer } from '@/lib/auth/schema';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';

/** The cookie of the check. Throws `forbidden`, also if the visitor's word is not enough. */
export async function declareAge(
  { over18 }: z.output<typeof ageAnswer>,
  now: Date,
): Promise<string> {
  if ((await ageProvider()) !== 'self-declared' || !over18)
    throw new AppError('forbidden', siteTexts.adultOnly);
  return ageCheckCookie('self-declared', now);
}
