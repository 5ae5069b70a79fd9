import { beginSecondFactor } from '@/lib/accounts/second-factor/set-up';
import { staffRoute } from '@/lib/api/route';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { withoutSecondFactor: true, limit: limits.secondFactor },
  (staff, { now }) => beginSecondFactor(staff, now),
);
