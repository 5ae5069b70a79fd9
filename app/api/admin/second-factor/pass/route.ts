import { passSecondFactor } from '@/lib/accounts/second-factor/pass';
import { secondFactorCode } from '@/lib/accounts/second-factor/schema';
import { staffRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { body: secondFactorCode, withoutSecondFactor: true, limit: limits.secondFactor },
  (staff, { body, now }) => passSecondFactor(staff, body.code, now),
);
