import { endSession } from '@/lib/accounts/sessions/sessions';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { logoutCookies } from '@/lib/auth/session-cookie';
import { cookieHeaders } from '@/lib/auth/set-cookie';

export const POST = openRoute({}, async (actor) => {
  if (actor) await endSession(actor);
  return new Reply({ success: true }, { headers: cookieHeaders(logoutCookies()) });
});
