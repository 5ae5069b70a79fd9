import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieName } from '@/lib/auth/cookie-names';

/** Whether somebody says to be logged in, true or not. */
export const hasSession = ({ cookie = '', authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined ||
  cookie.split(';').some((pair) => pair.trim().startsWith(`${sessionCookieName()}=`));
