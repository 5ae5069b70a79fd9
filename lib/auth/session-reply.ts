import type { NewSession } from '@/lib/accounts/sessions/sessions';
import { Reply } from '@/lib/api/reply';
import { loginCookies } from './session-cookie';
import { cookieHeaders } from './set-cookie';

type Extra = { data?: object; status?: number; cookies?: string[] };

export async function sessionReply(
  { userId, sessionId, token }: NewSession,
  { data = {}, status = 200, cookies = [] }: Extra = {},
): Promise<Reply> {
  const headers = cookieHeaders([...(await loginCookies(userId, sessionId)), ...cookies]);
  return new Reply({ ...data, token }, { status, headers });
}
