import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { resetPasswordSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { body: resetPasswordSchema, limit: limits.resetPassword },
  (_, { body, address, now }) => resetPassword(body, address, now),
);
