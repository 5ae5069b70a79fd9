import { changePassword } from '@/lib/accounts/passwords/change-password';
import { changePasswordSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { minute } from '@/lib/dates';

const limit = { name: 'change-password', max: 10, window: 15 * minute };

export const POST = memberRoute({ body: changePasswordSchema, limit }, (actor, { body, now }) =>
  changePassword(actor, body, now),
);
