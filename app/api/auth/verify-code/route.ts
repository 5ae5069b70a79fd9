import { verifyEmailCodeSchema } from '@/lib/accounts/schema';
import { verifyEmailCode } from '@/lib/accounts/verify-email-code';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { hour } from '@/lib/dates';
import { openRoute } from '@/lib/http/route';

const limit = { name: 'verify-code', max: 200, window: hour };

export const POST = openRoute({ body: verifyEmailCodeSchema, limit }, async (_, { body, now }) =>
  verifyEmailCode(body, body.challenge ?? (await challengeOfBrowser()), now),
);
