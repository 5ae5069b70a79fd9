import { isHttps } from '@/lib/env';

/** Name of the session cookie; the prefix binds it to this host under https. */
export const sessionCookieName = () => (isHttps() ? '__Host-session' : 'session');

/** Never trusted by the server: it only picks which links a cached header shows. */
export const signedInCookieName = 'signed_in';

/** Carries the challenge of a registration from step to step. */
export const challengeCookieName = () => (isHttps() ? '__Host-challenge' : 'challenge');

/** Says that this browser's visitor showed to be 18 or over. */
export const ageCheckCookieName = () => (isHttps() ? '__Host-age-check' : 'age-check');
