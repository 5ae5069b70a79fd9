import { logIn } from '@/lib/accounts/log-in';
import { loginSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/http/route';
import { sessionReply } from '@/lib/http/session-reply';

export const POST = openRoute({ body: loginSchema }, async (_, { body, address, now }) =>
  sessionReply(await logIn(body, address, now)),
);
