import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { weakSecrets } from '@/lib/secrets/weak-secrets';

const strong = {
  AUTH_SECRET: randomBytes(32).toString('base64'),
  PHONE_KEY: randomBytes(32).toString('base64'),
  CRON_SECRET: randomBytes(16).toString('hex'),
  AGE_CHECK_CLIENT_SECRET: randomBytes(16).toString('hex'),
  DATABASE_URL: `postgresql://site:${randomBytes(12).toString('hex')}@db.example/site`,
  S3_SECRET_ACCESS_KEY: randomBytes(20).toString('hex'),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  APP_URL: 'https://townboard.example',
};

test('random secrets are strong', () => {
  for (let time = 0; time < 200; time += 1) {
    const AUTH_SECRET = randomBytes(32).toString('base64');
    // A random text may contain a common word by chance, but these short ones hardly will.
    expect(weakSecrets({ ...strong, AUTH_SECRET }), AUTH_SECRET).toEqual([]);
  }
  expect(weakSecrets({ ...strong, DATABASE_URL: 'postgresql:///site' })).toEqual([]);
});

test.each([
  [{ AUTH_SECRET: 'a'.repeat(40) }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET: 'abcabcabcabcabcabcabcabcabcabcabcabc' }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET: `change-me-${randomBytes(32).toString('hex')}` }, 'AUTH_SECRET can be guessed'],
  [{ AUTH_SECRET_PREVIOUS: strong.AUTH_SECRET }, 'the same as AUTH_SECRET'],
  [{ PHONE_KEY: '' }, 'PHONE_KEY is missing'],
  [{ PHONE_KEY: 'b'.repeat(40) }, 'PHONE_KEY can be guessed'],
  [{ PHONE_KEY: strong.AUTH_SECRET }, 'PHONE_KEY can be guessed, or is AUTH_SECRET'],
  [{ PHONE_KEY_PREVIOUS: strong.PHONE_KEY }, 'the same as PHONE_KEY'],
  [{ DATABASE_URL: 'postgresql://site:site@db.example/site' }, 'password in DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://postgres:postgres@127.0.0.1/site' }, 'password in DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://site@db.example/site' }, 'has no password'],
  [{ S3_SECRET_ACCESS_KEY: 'minioadmin' }, 'S3_SECRET_ACCESS_KEY'],
  [{ CRON_SECRET: 'cron-cron-cron-cron' }, 'CRON_SECRET can be guessed'],
  [{ CRON_SECRET: `change-me-${strong.CRON_SECRET}` }, 'CRON_SECRET can be guessed'],
  [{ AGE_CHECK_CLIENT_SECRET: 'age-check'.repeat(4) }, 'AGE_CHECK_CLIENT_SECRET can be guessed'],
  [{ AGE_CHECK_CLIENT_SECRET: 'c'.repeat(32) }, 'AGE_CHECK_CLIENT_SECRET can be guessed'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'for tests'],
  [{ APP_URL: 'http://townboard.example' }, 'not https'],
])('%o is refused without quoting it', (given, sentence) => {
  const found = weakSecrets({ ...strong, ...given });
  expect(found).toEqual([expect.stringContaining(sentence)]);
  for (const value of Object.values(given).filter((text) => text && !text.startsWith('http'))) {
    expect(found.join()).not.toContain(value);
  }
});
