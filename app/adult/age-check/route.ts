import { openRoute } from '@/lib/api/route';
import { beginAgeCheck } from '@/lib/auth/age-assurance/visit';
import { limits } from '@/lib/rate-limit/limits';

export const GET = openRoute({ anonymous: true, limit: limits.ageChecks }, (_, { now }) =>
  beginAgeCheck(now),
);
