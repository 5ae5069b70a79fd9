import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { verifyEmailCodeSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';
import { challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { body: verifyEmailCodeSchema, limit: limits.verifyCode },
  async (_, { body, proof, now }) =>
    verifyEmailCode(body, body.challenge ?? (await challengeOfBrowser()), now, proof),
);
