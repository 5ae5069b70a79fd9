import { unsubscribe } from '@/lib/alerts/unsubscribe';
import { keyParams } from '@/lib/api/request/key-params';
import { openRoute } from '@/lib/api/route';
import { unsubscribePath } from '@/lib/notifications/unsubscribe-key';
import { limits } from '@/lib/rate-limit/limits';
import { absoluteUrl } from '@/lib/site';

/** For mail programs that open the List-Unsubscribe address. A GET changes nothing. */
export const GET = openRoute({ anonymous: true, params: keyParams }, (_, { params }) =>
  Response.redirect(absoluteUrl(unsubscribePath(encodeURIComponent(params.key))), 303),
);

/** The one-click POST of mail programs (RFC 8058), and the button of the page. */
export const POST = openRoute(
  { anonymous: true, params: keyParams, limit: limits.unsubscribe },
  (_, { params, now }) => unsubscribe(params.key, now),
);
