const home = '/my-account';
const anyOrigin = 'https://site.invalid';

/**
 * Where to go after the login: `next` when it is an absolute path on this site, else My Account.
 * Addresses of other sites, however disguised, and the login itself are not followed.
 */
export function nextPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return home;
  if (!URL.canParse(next, anyOrigin)) return home;
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  const isOwn = origin === anyOrigin && !pathname.startsWith('//');
  const isPage = !/^\/(?:login|api)(?:\/|$)/.test(pathname);
  return isOwn && isPage ? pathname + search + hash : home;
}
