import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { commonPasswords } from './common-passwords';

export function requireUncommonPassword(password: string, field: string): void {
  if (!commonPasswords.has(password.normalize('NFKC').toLowerCase())) return;
  throw new AppError('invalid', siteTexts.passwordCommon, {
    fields: { [field]: siteTexts.passwordCommon },
  });
}
