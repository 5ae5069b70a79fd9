import { changeEmail } from '@/lib/accounts/change-email';
import { changeEmailSchema } from '@/lib/accounts/schema';
import { hour } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';

const limit = { name: 'change-email', max: 60, window: hour };

export const POST = memberRoute({ body: changeEmailSchema, limit }, (actor, { body, now }) =>
  changeEmail(actor, body, now),
);
