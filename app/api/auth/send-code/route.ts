import { sendEmailCodeSchema } from '@/lib/accounts/schema';
import { sendEmailCode } from '@/lib/accounts/send-email-code';
import { challengeCookie } from '@/lib/auth/challenge-cookie';
import { cookieHeaders } from '@/lib/auth/set-cookie';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';

export const POST = openRoute({ body: sendEmailCodeSchema }, async (_, { body, address, now }) => {
  const sent = await sendEmailCode(body, address, now);
  return new Reply(sent, { headers: cookieHeaders([challengeCookie(sent.challenge)]) });
});
