import { verifyPhoneCodeSchema } from '@/lib/accounts/schema';
import { verifyPhoneCode } from '@/lib/accounts/verify-phone-code';
import { hour } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';

const limit = { name: 'whatsapp-verify-code', max: 60, window: hour };

export const POST = memberRoute({ body: verifyPhoneCodeSchema, limit }, (actor, { body, now }) =>
  verifyPhoneCode(actor, body, now),
);
