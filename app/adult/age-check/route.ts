import { openRoute } from '@/lib/api/route';
import { beginAgeCheck } from '@/lib/auth/age-assurance/visit';

export const GET = openRoute({ anonymous: true }, (_, { now }) => beginAgeCheck(now));
