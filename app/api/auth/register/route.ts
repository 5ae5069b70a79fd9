import { register } from '@/lib/accounts/register';
import { registerSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';
import { challengeOfBrowser, noChallengeCookie } from '@/lib/auth/challenge-cookie';
import { sessionReply } from '@/lib/auth/session-reply';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { body: registerSchema, limit: limits.register },
  async (_, { body, now }) => {
    const challenge = body.challenge ?? (await challengeOfBrowser());
    const { user, session } = await register(body, challenge, now);
    return sessionReply(session, { data: user, status: 201, cookies: [noChallengeCookie()] });
  },
);
