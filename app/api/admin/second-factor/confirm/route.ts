import { secondFactorCode } from '@/lib/accounts/second-factor/schema';
import { confirmSecondFactor } from '@/lib/accounts/second-factor/set-up';
import { staffRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { body: secondFactorCode, withoutSecondFactor: true, limit: limits.secondFactor },
  (staff, { body, now }) => confirmSecondFactor(staff, body.code, now),
);
