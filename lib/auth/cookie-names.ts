import { isHttps } from '@/lib/env';

/** Under https the prefix binds the cookie to this host. */
export const sessionCookieName = () => (isHttps() ? '__Host-session' : 'session');

/** Readable by scripts and never trusted by the server: it selects the links of a cached header. */
export const signedInCookieName = 'signed_in';

export const challengeCookieName = () => (isHttps() ? '__Host-challenge' : 'challenge');

export const ageCheckCookieName = () => (isHttps() ? '__Host-age-check' : 'age-check');

/** Binds the answer of an age-check provider to the browser that went there. */
export const ageRequestCookieName = () => (isHttps() ? '__Host-age-request' : 'age-request');

/** Set after a change, on sites with a replica. */
export const recentWriteCookieName = () => (isHttps() ? '__Host-recent-write' : 'recent-write');

/** A random id that lives for a day, so that a visit is counted once. */
export const visitorCookieName = 'visitor';

export const optOutCookieName = 'no_count';

export const nextAuthCookieNames = () =>
  isHttps()
    ? ['__Host-next-auth.csrf-token', '__Secure-next-auth.callback-url']
    : ['next-auth.csrf-token', 'next-auth.callback-url'];
