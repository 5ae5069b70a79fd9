import { endSession } from '@/lib/accounts/sessions';
import { logoutCookies } from '@/lib/auth/session-cookie';
import { cookieHeaders } from '@/lib/auth/set-cookie';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';

export const POST = openRoute({}, async (actor) => {
  if (actor) await endSession(actor);
  return new Reply({ success: true }, { headers: cookieHeaders(logoutCookies()) });
});
