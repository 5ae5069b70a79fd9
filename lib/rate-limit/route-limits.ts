import { type Limit, limits } from './limits';

const { apiRequests, filesForMachines, newPages, newSearches, pictures, previews, suggestions } =
  limits;

/* Per IP address, before the work. Cached pages do not count. A new route needs a row here. */
export const routeLimits: Readonly<Record<string, Limit>> = {
  '/': newPages,
  '/account-created': newPages,
  '/account-deleted': newPages,
  '/ad/[id]': newPages,
  '/ad/[id]/preview/[file]': previews,
  '/admin': newPages,
  '/admin/ads': newPages,
  '/admin/ads/[id]': newPages,
  '/admin/banned-words': newPages,
  '/admin/categories': newPages,
  '/admin/categories/names': newPages,
  '/admin/figures': newPages,
  '/admin/jobs': newPages,
  '/admin/payments': newPages,
  '/admin/prices': newPages,
  '/admin/queue': newPages,
  '/admin/second-factor': newPages,
  '/admin/settings': newPages,
  '/admin/users': newPages,
  '/admin/users/[id]': newPages,
  '/adult': newSearches,
  '/adult/ad/[id]': newPages,
  '/adult/age-check': apiRequests,
  '/adult/age-check/return': apiRequests,
  '/adult/browse/[scope]/[area]': newPages,
  '/adult/search': newSearches,
  '/api/admin/attachments/[id]': apiRequests,
  '/api/admin/banned-words': apiRequests,
  '/api/admin/banned-words/preview': apiRequests,
  '/api/admin/cases/[id]/escalate': apiRequests,
  '/api/admin/categories': apiRequests,
  '/api/admin/categories/names': apiRequests,
  '/api/admin/categories/names/preview': apiRequests,
  '/api/admin/categories/preview': apiRequests,
  '/api/admin/decisions': apiRequests,
  '/api/admin/decisions/[id]/undo': apiRequests,
  '/api/admin/decisions/batches': apiRequests,
  '/api/admin/decisions/batches/[id]/undo': apiRequests,
  '/api/admin/jobs/retry': apiRequests,
  '/api/admin/prices': apiRequests,
  '/api/admin/prices/preview': apiRequests,
  '/api/admin/queue': apiRequests,
  '/api/admin/refunds/[id]/settle': apiRequests,
  '/api/admin/second-factor': apiRequests,
  '/api/admin/second-factor/confirm': apiRequests,
  '/api/admin/second-factor/pass': apiRequests,
  '/api/admin/settings': apiRequests,
  '/api/ads': apiRequests,
  '/api/ads/[id]': apiRequests,
  '/api/ads/[id]/buyers': apiRequests,
  '/api/ads/[id]/confirmed': apiRequests,
  '/api/ads/[id]/figures': apiRequests,
  '/api/ads/[id]/messages': apiRequests,
  '/api/ads/[id]/offers': apiRequests,
  '/api/ads/[id]/phone': apiRequests,
  '/api/ads/[id]/price': apiRequests,
  '/api/ads/[id]/price-guidance': apiRequests,
  '/api/ads/[id]/repost': apiRequests,
  '/api/ads/[id]/reserved': apiRequests,
  '/api/ads/[id]/sold': apiRequests,
  '/api/ads/[id]/toggle-active': apiRequests,
  '/api/ads/[id]/visit': apiRequests,
  '/api/ads/my-ads': apiRequests,
  '/api/age-check': apiRequests,
  '/api/alerts': apiRequests,
  '/api/alerts/[id]': apiRequests,
  '/api/appeals': apiRequests,
  '/api/attachments': apiRequests,
  '/api/attachments/[id]': apiRequests,
  '/api/auth/[...nextauth]': apiRequests,
  '/api/auth/login': apiRequests,
  '/api/auth/logout': apiRequests,
  '/api/auth/register': apiRequests,
  '/api/auth/request-reset': apiRequests,
  '/api/auth/reset-password': apiRequests,
  '/api/auth/send-code': apiRequests,
  '/api/auth/verify-code': apiRequests,
  '/api/docs': newPages,
  '/api/drafts': apiRequests,
  '/api/drafts/[id]': apiRequests,
  '/api/hidden': apiRequests,
  '/api/hidden/lookup': apiRequests,
  '/api/health': apiRequests,
  '/api/jobs/run': apiRequests,
  '/api/locations/autocomplete': suggestions,
  '/api/locations/enrich-from-postcode': apiRequests,
  '/api/messages': apiRequests,
  '/api/messages/[id]': apiRequests,
  '/api/messages/[id]/block': apiRequests,
  '/api/messages/[id]/offers': apiRequests,
  '/api/messages/[id]/offers/answer': apiRequests,
  '/api/messages/[id]/read': apiRequests,
  '/api/messages/[id]/review': apiRequests,
  '/api/messages/[id]/review/reply': apiRequests,
  '/api/messages/events': apiRequests,
  '/api/messages/unread': apiRequests,
  '/api/openapi.json': apiRequests,
  '/api/payment/create-payment-intent': apiRequests,
  '/api/payment/purchases': apiRequests,
  '/api/payment/purchases/[id]': apiRequests,
  '/api/payment/sandbox/challenge': apiRequests,
  '/api/payment/sandbox/confirm': apiRequests,
  '/api/payment/webhook': apiRequests,
  '/api/push/key': apiRequests,
  '/api/push/subscriptions': apiRequests,
  '/api/ready': apiRequests,
  '/api/renew/[key]': apiRequests,
  '/api/price-guidance': apiRequests,
  '/api/reports': apiRequests,
  '/api/saved-ads': apiRequests,
  '/api/saved-ads/[id]': apiRequests,
  '/api/saved-ads/lookup': apiRequests,
  '/api/screening/check': apiRequests,
  '/api/search-page': newSearches,
  '/api/serving': apiRequests,
  '/api/search/count': suggestions,
  '/api/search/suggest': suggestions,
  '/api/unsubscribe/[key]': apiRequests,
  '/api/upload/direct': apiRequests,
  '/api/upload/direct/complete': apiRequests,
  '/api/upload/image': apiRequests,
  '/api/users/me': apiRequests,
  '/api/users/me/change-password': apiRequests,
  '/api/users/me/email': apiRequests,
  '/api/users/me/email-code': apiRequests,
  '/api/users/me/export': apiRequests,
  '/api/users/me/mails': apiRequests,
  '/api/users/me/phone': apiRequests,
  '/api/vitals': apiRequests,
  '/api/whatsapp/send-code': apiRequests,
  '/api/whatsapp/verify-code': apiRequests,
  '/appeal/[key]': newPages,
  '/apple-icon.png': pictures,
  '/blog': newPages,
  '/blog/[post]': newPages,
  '/blog/feed.xml': filesForMachines,
  '/browse': newPages,
  '/browse/[scope]': newPages,
  '/browse/[scope]/[area]': newPages,
  '/browse/[scope]/[area]/feed.xml': filesForMachines,
  '/cookies': newPages,
  '/demo/outbox': newPages,
  '/edit/[id]': newPages,
  '/edit/[id]/promote': newPages,
  '/forgot-password': newPages,
  '/help': newPages,
  '/help/[article]': newPages,
  '/icon.svg': pictures,
  '/login': newPages,
  '/manifest.webmanifest': filesForMachines,
  '/my-account': newPages,
  '/my-account/ads/[id]': newPages,
  '/my-account/ads/[id]/figures': newPages,
  '/my-account/alerts': newPages,
  '/my-account/badges': newPages,
  '/my-account/details': newPages,
  '/my-account/messages': newPages,
  '/my-account/messages/[id]': newPages,
  '/my-account/password': newPages,
  '/my-account/payments': newPages,
  '/my-account/payments/[id]': newPages,
  '/my-account/saved': newPages,
  '/opengraph-image.png': pictures,
  '/post': newPages,
  '/privacy': newPages,
  '/profile-details': newPages,
  '/register': newPages,
  '/renew/[key]': newPages,
  '/report/[type]/[id]': newPages,
  '/reset-password': newPages,
  '/robots.txt': filesForMachines,
  '/safety': newPages,
  '/saved': newPages,
  '/search': newSearches,
  '/seller/[username]': newPages,
  '/seller/[username]/[page]': newPages,
  '/share': newPages,
  '/sitemap.xml': filesForMachines,
  '/sitemaps/[file]': filesForMachines,
  '/terms': newPages,
  '/transparency': newPages,
  '/unsubscribe/[key]': newPages,
  '/uploads/[name]': pictures,
  '/verify-email': newPages,
};

/** For a route without a row, so that it is limited anyway. */
export const usualLimit = (route: string): Limit =>
  route.startsWith('/api/') ? apiRequests : newPages;

type Branch<T> = { named: Map<string, Branch<T>>; any?: Branch<T>; rest?: T; value?: T };

export function routeFinder<T>(routes: Readonly<Record<string, T>>) {
  const tree: Branch<T> = { named: new Map() };
  for (const [route, value] of Object.entries(routes)) plant(tree, partsOf(route), value);
  return (pathname: string): T | null =>
    pathname.startsWith('/') ? find(tree, partsOf(pathname)) : null;
}

export const limitOfRoute = routeFinder(routeLimits);

export const routeOf = routeFinder(
  Object.fromEntries(Object.keys(routeLimits).map((route) => [route, route])),
);

/** Names take precedence over parameters, as in Next. */
function find<T>(branch: Branch<T>, [part, ...others]: readonly string[]): T | null {
  if (part === undefined) return branch.value ?? null;
  if (part === '') return null;
  const named = branch.named.get(part);
  return (
    (named && find(named, others)) ??
    (branch.any && find(branch.any, others)) ??
    branch.rest ??
    null
  );
}

function plant<T>(tree: Branch<T>, parts: readonly string[], value: T): void {
  let branch = tree;
  for (const part of parts) {
    if (part.startsWith('[...')) {
      branch.rest = value;
      return;
    }
    const next = part.startsWith('[') ? branch.any : branch.named.get(part);
    const child: Branch<T> = next ?? { named: new Map() };
    if (part.startsWith('[')) branch.any = child;
    else branch.named.set(part, child);
    branch = child;
  }
  branch.value = value;
}

function partsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}
