import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { sendPhoneCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: sendPhoneCodeSchema, limit: limits.phoneCodes },
  (actor, { body, address, proof, now }) => sendPhoneCode(actor, body, address, now, proof),
);
