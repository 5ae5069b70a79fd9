import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { ageCheckCookie, ageProvider } from '@/lib/auth/age-check';
import { ageAnswer } from '@/lib/auth/schema';
import { cookieHeaders } from '@/lib/auth/set-cookie';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';

export const POST = openRoute({ body: ageAnswer }, async (_, { body, now }) => {
  if ((await ageProvider()) !== 'self-declared' || !body.over18)
    throw new AppError('forbidden', siteTexts.adultOnly);
  return new Reply(
    { success: true },
    { headers: cookieHeaders([ageCheckCookie('self-declared', now)]) },
  );
});
