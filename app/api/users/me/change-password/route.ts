import { changePassword } from '@/lib/accounts/passwords/change-password';
import { changePasswordSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: changePasswordSchema, limit: limits.changePassword },
  (actor, { body, now }) => changePassword(actor, body, now),
);
