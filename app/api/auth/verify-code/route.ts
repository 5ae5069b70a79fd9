import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { verifyEmailCodeSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { hour } from '@/lib/dates';

const limit = { name: 'verify-code', max: 200, window: hour };

export const POST = openRoute({ body: verifyEmailCodeSchema, limit }, async (_, { body, now }) =>
  verifyEmailCode(body, body.challenge ?? (await challengeOfBrowser()), now),
);
