import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { verifyPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: verifyPhoneCodeSchema, limit: limits.verifyPhoneCode },
  (actor, { body, proof, now }) => verifyPhoneCode(actor, body, now, proof),
);
