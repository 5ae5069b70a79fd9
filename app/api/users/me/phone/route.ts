import { removePhone } from '@/lib/accounts/remove-phone';
import { sendPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';

const limit = { name: 'remove-phone', max: 60, window: hour };

export const DELETE = memberRoute({ body: sendPhoneCodeSchema, limit }, (actor, { body }) =>
  removePhone(actor, body),
);
