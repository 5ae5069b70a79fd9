import type { Given } from '@/lib/services';

/* For npm run doctor -- --production. Warnings never quote a secret. */

const usual =
  /change-?me|example|secret|password|passwort|letmein|minioadmin|qwerty|12345|only[ -]for[ -]tests|townboard|postgres/i;

const repeated = /^(.{1,16}?)\1+$/;

/** Shannon entropy of its characters, in bits: 32 random bytes in base64 have over 180. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const perLetter = [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
  return perLetter * text.length;
}

const isGuessable = (text: string, bits: number) =>
  usual.test(text) || repeated.test(text) || entropy(text) < bits;

export function weakSecrets(given: Given): string[] {
  const { AUTH_SECRET = '', AUTH_SECRET_PREVIOUS = '', DATABASE_URL = '' } = given;
  const { PHONE_KEY = '', PHONE_KEY_PREVIOUS = '' } = given;
  const { CRON_SECRET = '', AGE_CHECK_CLIENT_SECRET = '' } = given;
  const weak = [
    isGuessable(AUTH_SECRET, 110) &&
      'AUTH_SECRET can be guessed. Make one: openssl rand -base64 32',
    AUTH_SECRET_PREVIOUS !== '' &&
      AUTH_SECRET_PREVIOUS === AUTH_SECRET &&
      'AUTH_SECRET_PREVIOUS is the same as AUTH_SECRET: leave it empty, or put the one before there',
    PHONE_KEY === '' &&
      'PHONE_KEY is missing: who learns AUTH_SECRET reads phone numbers. Make one: openssl rand -base64 32',
    PHONE_KEY !== '' &&
      (isGuessable(PHONE_KEY, 110) || PHONE_KEY === AUTH_SECRET) &&
      'PHONE_KEY can be guessed, or is AUTH_SECRET. Make one: openssl rand -base64 32',
    PHONE_KEY_PREVIOUS !== '' &&
      PHONE_KEY_PREVIOUS === PHONE_KEY &&
      'PHONE_KEY_PREVIOUS is the same as PHONE_KEY: leave it empty, or put the one before there',
    CRON_SECRET !== '' &&
      isGuessable(CRON_SECRET, 50) &&
      'CRON_SECRET can be guessed, and starts jobs at a public address. Make one: openssl rand -hex 16',
    AGE_CHECK_CLIENT_SECRET !== '' &&
      isGuessable(AGE_CHECK_CLIENT_SECRET, 90) &&
      'AGE_CHECK_CLIENT_SECRET can be guessed, and signs the results of age checks: get another from the provider',
    weakPassword(DATABASE_URL),
    given.S3_SECRET_ACCESS_KEY &&
      isGuessable(given.S3_SECRET_ACCESS_KEY, 50) &&
      'S3_SECRET_ACCESS_KEY can be guessed',
    /_test_/.test(`${given.STRIPE_SECRET_KEY} ${given.STRIPE_PUBLISHABLE_KEY}`) &&
      'the keys of Stripe are for tests: no card is charged',
    given.APP_URL?.startsWith('http:') && 'APP_URL is not https: logins travel in the clear',
  ];
  return weak.filter((sentence) => typeof sentence === 'string');
}

function weakPassword(url: string): string | false {
  if (!URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  const isLocal = hostname === '' || /^(localhost|127\.|\[::1\])/.test(hostname);
  // PostgreSQL on the same machine may authenticate users by other means.
  if (password === '') return isLocal ? false : 'DATABASE_URL has no password';
  const text = decodeURIComponent(password);
  return (
    (text === username || isGuessable(text, 40)) && 'the password in DATABASE_URL can be guessed'
  );
}
