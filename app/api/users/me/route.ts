import { getMe } from '@/lib/accounts/get-me';
import { deleteAccountSchema, updateDetailsSchema } from '@/lib/accounts/schema';
import { updateDetails } from '@/lib/accounts/update-details';
import { Reply } from '@/lib/api/reply';
import { memberRoute } from '@/lib/api/route';
import { logoutCookies } from '@/lib/auth/session-cookie';
import { cookieHeaders } from '@/lib/auth/set-cookie';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.readMe }, (actor) => getMe(actor));

export const PATCH = memberRoute(
  { body: updateDetailsSchema, limit: limits.updateDetails },
  (actor, { body, now }) => updateDetails(actor, body, now),
);

export const DELETE = memberRoute(
  { body: deleteAccountSchema, limit: limits.deleteAccount },
  async (actor, { body, now }) => {
    const { adIds } = await deleteAccount(actor, body, now);
    for (const id of adIds) invalidateAd(id);
    return new Reply({ success: true }, { headers: cookieHeaders(logoutCookies()) });
  },
);
