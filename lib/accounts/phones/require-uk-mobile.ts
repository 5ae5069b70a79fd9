import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { parseUkMobile } from './phone';

/** E.164. Throws `invalid` at `phone`. */
export function requireUkMobile(text: string): string {
  const number = parseUkMobile(text);
  if (number) return number;
  throw new AppError('invalid', siteTexts.phoneInvalid, {
    fields: { phone: siteTexts.phoneInvalid },
  });
}
