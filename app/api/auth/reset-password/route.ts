import { resetPassword } from '@/lib/accounts/reset-password';
import { resetPasswordSchema } from '@/lib/accounts/schema';
import { hour } from '@/lib/dates';
import { openRoute } from '@/lib/http/route';

const limit = { name: 'reset-password', max: 60, window: hour };

export const POST = openRoute({ body: resetPasswordSchema, limit }, (_, { body, address, now }) =>
  resetPassword(body, address, now),
);
