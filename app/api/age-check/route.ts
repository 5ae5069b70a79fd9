import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { declareAge } from '@/lib/auth/age-assurance/declare-age';
import { ageAnswer } from '@/lib/auth/schema';
import { cookieHeaders } from '@/lib/auth/set-cookie';

export const POST = openRoute(
  { body: ageAnswer },
  async (_, { body, now }) =>
    new Reply({ success: true }, { headers: cookieHeaders([await declareAge(body, now)]) }),
);
