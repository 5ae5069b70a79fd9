import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { configurationProblem, exitUnlessConfigured } from '@/lib/configuration';
import { env, readEnv } from '@/lib/env';
import { nodeMajor, refuseToBuildOn } from '@/lib/process/node-version';
import { serverProblem } from '@/lib/process/server-problem';
import { services } from '@/lib/services';

afterEach(() => vi.unstubAllEnvs());

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgresql://db/site', AUTH_SECRET: 'a'.repeat(32) };
const production = {
  ...demo,
  APP_ENV: 'production',
  APP_URL: 'https://townboard.example',
  TRUSTED_PROXIES: '1',
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'Townboard <hello@townboard.example>',
  WHATSAPP_TOKEN: 'EAA',
  WHATSAPP_PHONE_NUMBER_ID: '105954558954427',
};
const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
const everything = ['APP_URL', 'DATABASE_URL', 'AUTH_SECRET', ...s3, 'RESEND_API_KEY', 'MAIL_FROM'];

describe('configurationProblem', () => {
  test('production without settings names every missing variable in one message', () => {
    expect(configurationProblem({ APP_ENV: 'production' })).toBe(
      `APP_ENV=production runs without stand-ins. Missing configuration: ${everything.join(', ')}. See .env.example.`,
    );
  });

  test.each(everything)('production without %s names only that', (name) => {
    expect(configurationProblem({ ...production, [name]: '' })).toBe(
      `APP_ENV=production runs without stand-ins. Missing configuration: ${name}. See .env.example.`,
    );
  });

  test("complete production settings are accepted, and so are a demo's defaults", () => {
    expect(configurationProblem(production)).toBeUndefined();
    expect(configurationProblem(demo)).toBeUndefined();
  });

  test('production sells upgrades by Stripe or not at all, never by the sandbox', () => {
    const cards = (given: object) =>
      services({ ...production, ...given }).find(({ name }) => name === 'Cards')?.state;
    expect(cards({})).toBe('done without');
    const keys = Object.fromEntries(stripe.map((name) => [name, 'x']));
    expect(cards(keys)).toBe('configured');
    expect(configurationProblem({ ...production, ...keys })).toBeUndefined();
    for (const name of ['PAYMENTS', 'PAYMENTS_ADULT']) {
      const problem = configurationProblem({ ...production, ...keys, [name]: 'sandbox' });
      expect(problem).toContain(`Wrong configuration: ${name}.`);
      expect(configurationProblem({ ...demo, [name]: 'sandbox' })).toBeUndefined();
    }
    const byGroup = { PAYMENTS_BY_GROUP: 'jobs=none, vehicles=sandbox' };
    const problem = configurationProblem({ ...production, ...keys, ...byGroup });
    expect(problem).toContain('Wrong configuration: PAYMENTS_BY_GROUP.');
    expect(configurationProblem({ ...demo, ...byGroup })).toBeUndefined();
  });

  test('services can be configured one by one, also in a demo', () => {
    const mail = { RESEND_API_KEY: 're_1', MAIL_FROM: 'hello@townboard.example' };
    expect(configurationProblem({ ...demo, ...mail })).toBeUndefined();
    const states = services({ ...demo, ...mail }).map(({ name, state }) => [name, state]);
    expect(Object.fromEntries(states)).toEqual({
      Address: 'stand-in',
      Database: 'configured',
      Secrets: 'configured',
      Pictures: 'stand-in',
      Mail: 'configured',
      WhatsApp: 'stand-in',
      'Age checks': 'stand-in',
      Cards: 'stand-in',
      Classifier: 'stand-in',
    });
  });

  test.each([
    [{ S3_BUCKET: 'pictures', S3_REGION: 'auto' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    [{ S3_ENDPOINT: 'https://s3.example' }, s3.join(', ')],
    [{ RESEND_API_KEY: 're_1' }, 'MAIL_FROM'],
    [{ WHATSAPP_PHONE_NUMBER_ID: '1' }, 'WHATSAPP_TOKEN'],
    [
      { AGE_CHECK_CLIENT_ID: 'townboard' },
      'AGE_CHECK_AUTHORIZE_URL, AGE_CHECK_TOKEN_URL, AGE_CHECK_CLIENT_SECRET',
    ],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET'],
    [{ PAYMENTS_ADULT: 'stripe' }, stripe.join(', ')],
    [{ PAYMENTS_BY_GROUP: 'jobs=none, vehicles=stripe' }, stripe.join(', ')],
  ])('a partly configured service is refused in a demo too: %o', (half, missing) => {
    const sentence = `Missing configuration: ${missing}. See .env.example.`;
    expect(configurationProblem({ ...demo, ...half })).toBe(sentence);
  });

  test.each([
    ['MAIL_FROM', 'Townboard'],
    ['MAIL_FROM', 'Townboard <a@b.example>\r\nBcc: c@d.example'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['RESEND_BASE_URL', 'ftp://example.com'],
    ['RESEND_API_KEY', 're_1 2'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+44 7400 123456'],
    ['WHATSAPP_TEMPLATE', 'Verification Code'],
    ['WHATSAPP_TEMPLATE_LANGUAGE', 'english'],
    ['AUTH_SECRET', 'short'],
    ['APP_URL', 'townboard.example'],
    ['PAYMENTS', 'paypal'],
    ['PAYMENTS_BY_GROUP', 'jobs'],
    ['PAYMENTS_BY_GROUP', 'jobs=paypal'],
    ['PAYMENTS_BY_GROUP', 'gardens=none'],
    ['VAT_RATE', 'a fifth'],
    ['VAT_NUMBER', '123'],
  ])('an invalid value is reported without being shown: %s=%j', (name, value) => {
    const problem = configurationProblem({ ...production, [name]: value });
    expect(problem).toContain(`Wrong configuration: ${name}.`);
    expect(problem).not.toContain(value);
  });

  test('invalid and missing ones are reported together', () => {
    const problem = configurationProblem({ ...production, MAIL_FROM: 'x', S3_REGION: '' });
    expect(problem).toContain('Missing configuration: S3_REGION. Wrong configuration: MAIL_FROM.');
  });
});

test('APP_ENV is required', () => {
  const { APP_ENV: _, ...untold } = production;
  expect(configurationProblem(untold)).toMatch(/^Set APP_ENV to production, or to demo/);
});

test.each(['http://localhost', 'http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:3000'])(
  'production needs a public address: not %s',
  (APP_URL) => {
    expect(configurationProblem({ ...production, APP_URL })).toMatch(/which nobody else can open/);
  },
);

test('WhatsApp is optional in production', () => {
  const { WHATSAPP_TOKEN: _, WHATSAPP_PHONE_NUMBER_ID: __, ...rest } = production;
  expect(configurationProblem(rest)).toBeUndefined();
  expect(services(rest).find(({ name }) => name === 'WhatsApp')).toMatchObject({
    state: 'done without',
    without: 'none: phones cannot be verified',
  });
});

describe('serverProblem', () => {
  const good = { node: `${nodeMajor}.1.0`, hasHooks: true };

  test('is undefined for a server started by npm run serve', () => {
    expect(serverProblem(production, good)).toBeUndefined();
  });

  test('names the required Node version', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(devDependencies.node.split('.')[0]).toBe(String(nodeMajor));
    expect(serverProblem(production, { ...good, node: '20.19.0' })).toMatch(
      /runs on Node 24.*this is 20\.19\.0\. Start it with npm run serve/,
    );
  });

  test('a build on another Node version is refused', () => {
    expect(() => refuseToBuildOn('20.20.2')).toThrow(
      /built on Node 24.*this is 20\.20\.2\. Build it with npm run build/,
    );
    refuseToBuildOn(good.node);
  });

  test('reports that nothing enforces limits', () => {
    const bare = { ...good, hasHooks: false };
    expect(serverProblem(production, bare)).toMatch(/does not know the addresses of its callers/);
    const onPlatform = { ...production, CALLER_ADDRESS: 'platform' };
    expect(serverProblem(onPlatform, bare)).toBeUndefined();
    expect(serverProblem({ ...production, VERCEL: '1' }, bare)).toBeUndefined();
  });

  test.each(['0', ''])('refuses https in production with TRUSTED_PROXIES=%s', (TRUSTED_PROXIES) => {
    const unaware = { ...production, TRUSTED_PROXIES };
    expect(serverProblem(unaware, good)).toMatch(
      /Set TRUSTED_PROXIES to the number of your proxies/,
    );
    expect(serverProblem({ ...unaware, CALLER_ADDRESS: 'platform' }, good)).toBeUndefined();
    expect(serverProblem({ ...unaware, VERCEL: '1' }, good)).toBeUndefined();
    expect(serverProblem({ ...unaware, APP_URL: 'http://town.example' }, good)).toBeUndefined();
    expect(serverProblem({ ...unaware, APP_ENV: 'demo' }, good)).toBeUndefined();
  });
});

describe('env', () => {
  test('refuses a partly configured service with the same sentence', () => {
    vi.stubEnv('S3_BUCKET', 'pictures');
    expect(() => env()).toThrow(
      'Missing configuration: S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. See .env.example.',
    );
  });

  test('allows a build without variables, but not with invalid ones', () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.stubEnv('DATABASE_URL', '');
    expect(env().SITE_NAME).toBe('Townboard');
    vi.stubEnv('APP_URL', 'townboard');
    expect(() => env()).toThrow('Wrong configuration: APP_URL. See .env.example.');
  });

  test('accepts addresses with or without a trailing slash', () => {
    vi.stubEnv('WHATSAPP_API_URL', 'https://graph.facebook.com/v25.0/');
    expect(env().WHATSAPP_API_URL).toBe('https://graph.facebook.com/v25.0');
    expect(env().RESEND_BASE_URL).toBe('https://api.resend.com');
  });
});

test('.env.example contains every variable, and works as a demo', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  const { values, faults } = readEnv(example);
  expect(faults).toEqual(['DATABASE_URL', 'AUTH_SECRET']);
  expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(values)));
  const begun = services(example).filter(({ state }) => state !== 'stand-in');
  expect(begun.map(({ name }) => name)).toEqual(['Address']);
});

describe('exitUnlessConfigured', () => {
  test('prints the sentence without a stack and ends the process', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    exitUnlessConfigured();
    expect(exit).not.toHaveBeenCalled();
    vi.stubEnv('APP_ENV', 'production');
    exitUnlessConfigured();
    const [[text] = []] = write.mock.calls;
    vi.restoreAllMocks();
    expect(exit).toHaveBeenCalledWith(1);
    expect(text).toMatch(/^\nAPP_ENV=production runs without stand-ins\. .*\.env\.example\.\n$/);
  });
});
