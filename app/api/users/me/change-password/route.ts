import { changePassword } from '@/lib/accounts/change-password';
import { changePasswordSchema } from '@/lib/accounts/schema';
import { minute } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';

const limit = { name: 'change-password', max: 10, window: 15 * minute };

export const POST = memberRoute({ body: changePasswordSchema, limit }, (actor, { body, now }) =>
  changePassword(actor, body, now),
);
