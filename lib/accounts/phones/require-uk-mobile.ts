import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { parseUkMobile } from './phone';

/** E.164. Throws `invalid` at `phone`. */
export function requireUkMobile(text: string): string {
  const number = parseUkMobile(text);
  if (number) return number;
  throw new AppError('invalid', messages.phoneInvalid, {
    fields: { phone: messages.phoneInvalid },
  });
}
