import { sendEmailChangeCode } from '@/lib/accounts/codes/send-email-change-code';
import { emailChangeCodeSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: emailChangeCodeSchema, limit: limits.emailChangeCodes },
  (actor, { body, address, proof, now }) => sendEmailChangeCode(actor, body, address, now, proof),
);
