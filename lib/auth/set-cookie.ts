import { isHttps } from '@/lib/env';

/** A Set-Cookie value of this site. `maxAge` in seconds; 0 deletes the cookie. */
export function setCookie(
  name: string,
  value: string,
  maxAge: number,
  { httpOnly }: { httpOnly: boolean },
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (isHttps()) parts.push('Secure');
  return parts.join('; ');
}

/** Headers of a reply that sets these cookies. */
export const cookieHeaders = (cookies: string[]): [string, string][] =>
  cookies.map((cookie) => ['set-cookie', cookie]);
