const home = '/my-account';
const anyOrigin = 'https://site.invalid';

/** `next` if it is an absolute path on this site and not the login, else My Account. */
export function nextPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return home;
  if (!URL.canParse(next, anyOrigin)) return home;
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  const isOwn = origin === anyOrigin && !pathname.startsWith('//');
  const isPage = !/^\/(?:login|api)(?:\/|$)/.test(pathname);
  return isOwn && isPage ? pathname + search + hash : home;
}
