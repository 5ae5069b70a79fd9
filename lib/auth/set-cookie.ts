import { isHttps } from '@/lib/env';

/** `maxAge` in seconds; 0 deletes the cookie. */
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

export const cookieHeaders = (cookies: string[]): [string, string][] =>
  cookies.map((cookie) => ['set-cookie', cookie]);
