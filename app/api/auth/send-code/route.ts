import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { sendEmailCodeSchema } from '@/lib/accounts/schema';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { challengeCookie, challengeOfBrowser } from '@/lib/auth/challenge-cookie';
import { cookieHeaders } from '@/lib/auth/set-cookie';

export const POST = openRoute(
  { body: sendEmailCodeSchema },
  async (_, { body, address, proof, now }) => {
    const challenge = body.challenge ?? (await challengeOfBrowser());
    const sent = await sendEmailCode({ ...body, challenge }, address, now, proof);
    return new Reply(sent, { headers: cookieHeaders([challengeCookie(sent.challenge)]) });
  },
);
