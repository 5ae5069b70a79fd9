import { isHttps } from '@/lib/env';

/** Name of the session cookie; the prefix binds it to this host under https. */
export const sessionCookieName = () => (isHttps() ? '__Host-session' : 'session');

/** Never trusted by the server: it only picks which links a cached header shows. */
export const signedInCookieName = 'signed_in';

/** Carries the challenge of a registration from step to step. */
export const challengeCookieName = () => (isHttps() ? '__Host-challenge' : 'challenge');

/** Says that this browser's visitor showed to be 18 or over. */
export const ageCheckCookieName = () => (isHttps() ? '__Host-age-check' : 'age-check');

/** A random id for counting visits once; it lives as long as it serves to: a day. */
export const visitorCookieName = 'visitor';

/** Set by whoever does not want to be counted. */
export const optOutCookieName = 'no_count';

/** What next-auth's own routes set beside the session: against forged forms, and where to return. */
export const nextAuthCookieNames = () =>
  isHttps()
    ? ['__Host-next-auth.csrf-token', '__Secure-next-auth.callback-url']
    : ['next-auth.csrf-token', 'next-auth.callback-url'];
