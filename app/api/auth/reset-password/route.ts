import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { resetPasswordSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';

const limit = { name: 'reset-password', max: 60, window: hour };

export const POST = openRoute({ body: resetPasswordSchema, limit }, (_, { body, address, now }) =>
  resetPassword(body, address, now),
);
