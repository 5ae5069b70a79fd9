import { changeEmail } from '@/lib/accounts/change-email';
import { changeEmailSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';

const limit = { name: 'change-email', max: 60, window: hour };

export const POST = memberRoute({ body: changeEmailSchema, limit }, (actor, { body, now }) =>
  changeEmail(actor, body, now),
);
