import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { verifyPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';

const limit = { name: 'whatsapp-verify-code', max: 60, window: hour };

export const POST = memberRoute({ body: verifyPhoneCodeSchema, limit }, (actor, { body, now }) =>
  verifyPhoneCode(actor, body, now),
);
