import { changeEmail } from '@/lib/accounts/change-email';
import { changeEmailSchema } from '@/lib/accounts/schema';
import { memberRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: changeEmailSchema, limit: limits.changeEmail },
  (actor, { body, proof, now }) => changeEmail(actor, body, now, proof),
);
