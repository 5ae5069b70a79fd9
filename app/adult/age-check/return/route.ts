import { openRoute } from '@/lib/api/route';
import { finishAgeCheck } from '@/lib/auth/age-assurance/visit';
import { ageReturn } from '@/lib/auth/schema';
import { limits } from '@/lib/rate-limit/limits';

export const GET = openRoute(
  { query: ageReturn, anonymous: true, limit: limits.ageChecks },
  (_, { query, now }) => finishAgeCheck(query, now),
);
