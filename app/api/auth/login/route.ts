import { loginSchema } from '@/lib/accounts/schema';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { openRoute } from '@/lib/api/route';
import { sessionReply } from '@/lib/auth/session-reply';

export const POST = openRoute({ body: loginSchema }, async (_, { body, address, proof, now }) =>
  sessionReply(await logIn(body, address, now, proof)),
);
