import { removePhone } from '@/lib/accounts/phones/remove-phone';
import { sendPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const DELETE = memberRoute(
  { body: sendPhoneCodeSchema, limit: limits.removePhone },
  (actor, { body }) => removePhone(actor, body),
);
