import { openRoute } from '@/lib/api/route';
import { finishAgeCheck } from '@/lib/auth/age-assurance/visit';
import { ageReturn } from '@/lib/auth/schema';

export const GET = openRoute({ query: ageReturn, anonymous: true }, (_, { query, now }) =>
  finishAgeCheck(query, now),
);
