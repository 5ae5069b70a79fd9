import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as cookieNames from '@/lib/auth/cookie-names';
import { categories } from '@/lib/catalogue/categories';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatPence } from '@/lib/money';
import { articleAt, articleHtml, textOf } from '../../builders/article';

afterEach(() => vi.unstubAllEnvs());

const text = (path: string) => textOf(articleHtml(articleAt(path)));

describe('the cookies page', () => {
  const namesShown = () =>
    Array.from(
      articleHtml(articleAt('/cookies')).matchAll(/<code[^>]*>([^<]+)<\/code>/g),
      ([, name]) => name,
    ).sort();

  const { recentWriteCookieName, ...others } = cookieNames;
  /** On a site without a replica. */
  const allNames = () =>
    Object.values(others).flatMap((name) => (typeof name === 'string' ? name : name()));

  test.each(['http://localhost:3000', 'https://townboard.example'])(
    'lists the cookies by their names at %s',
    (url) => {
      vi.stubEnv('APP_URL', url);
      expect(namesShown()).toEqual(allNames().sort());
      expect(text('/cookies')).toContain('No other company sets any here.');
    },
  );

  test("lists Stripe's cookies if Stripe is configured", () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
    vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1');
    const names = [...allNames(), '__stripe_mid', '__stripe_sid'];
    expect(namesShown()).toEqual(names.sort());
    expect(text('/cookies')).toContain('Of other companies only Stripe');
    expect(text('/cookies')).not.toContain('No other company');
  });

  test('lists the cookie after a change if there is a replica', () => {
    vi.stubEnv('DATABASE_REPLICA_URL', 'postgresql://replica.example/site');
    expect(namesShown()).toEqual([...allNames(), recentWriteCookieName()].sort());
  });

  test('covers every place in the code that sets a cookie', () => {
    const sources = globSync('{app,lib,components}/**/*.{ts,tsx}', {
      exclude: (name) => name.includes('generated'),
    });
    const setting = sources.filter((file) =>
      /\bsetCookie\(|['"]set-cookie['"]|document\.cookie =|\.cookies\.set\(/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(setting.sort()).toEqual([
      'components/content/counting-choice.tsx',
      'components/content/counting-switch.tsx',
      'lib/api/request/visitor.ts',
      'lib/api/route.ts',
      'lib/auth/age-assurance/visit.ts',
      'lib/auth/age-check.ts',
      'lib/auth/challenge-cookie.ts',
      'lib/auth/next-auth-route.ts',
      'lib/auth/recent-write.ts',
      'lib/auth/session-cookie.ts',
      'lib/auth/set-cookie.ts',
    ]);
  });
});

test("upgrades have the catalogue's prices", () => {
  const page = text('/help/paying-for-upgrades');
  for (const { name, pence } of upgrades) expect(page).toContain(`${name} ${formatPence(pence)}`);
  const prices = page.match(/£[\d.,]*\d/g) ?? [];
  const known = [...upgrades.map(({ pence }) => formatPence(pence)), '£171.95'];
  expect(prices.toSorted()).toEqual(known.toSorted());
});

test('the rules for adult ads list exactly the adult categories', () => {
  const page = text('/help/adult-ads');
  const named = page.match(/They are (.*?)\. Their ads/)?.[1]?.split(', ');
  expect(named).toEqual(categories.filter(({ isAdult }) => isAdult).map(({ name }) => name));
});

describe('the rules for adult ads', () => {
  test('announce a review before publication if it is configured', () => {
    vi.stubEnv('ADULT_REVIEW', 'before');
    expect(text('/help/adult-ads')).toContain('a person looks at every adult ad before it shows');
  });

  test('announce publication at once if that is configured', () => {
    vi.stubEnv('ADULT_REVIEW', 'after');
    expect(text('/help/adult-ads')).toContain('show as soon as they are published');
  });
});

describe('the operator', () => {
  test('is named in terms and privacy policy, with an address', () => {
    vi.stubEnv('OPERATOR_NAME', 'Lantern & Sons Ltd');
    vi.stubEnv('CONTACT_EMAIL', 'hello@lantern.example');
    for (const path of ['/terms', '/privacy']) {
      expect(text(path)).toContain('Lantern & Sons Ltd');
      expect(articleHtml(articleAt(path))).toContain('href="mailto:hello@lantern.example"');
    }
  });

  test('may have no address', () => {
    for (const path of ['/help/reporting-an-ad', '/terms', '/privacy']) {
      expect(articleHtml(articleAt(path))).not.toContain('mailto:');
      expect(text(path)).toContain('has not given a contact address yet');
    }
  });
});

describe('the privacy policy', () => {
  test('names the configured service providers', () => {
    vi.stubEnv('RESEND_API_KEY', 're_1');
    vi.stubEnv('MAIL_FROM', 'hello@townboard.example');
    vi.stubEnv('WHATSAPP_TOKEN', 'EAA');
    vi.stubEnv('WHATSAPP_PHONE_NUMBER_ID', '1');
    vi.stubEnv('S3_BUCKET', 'pictures');
    vi.stubEnv('S3_REGION', 'eu-west-2');
    vi.stubEnv('S3_ACCESS_KEY_ID', 'key');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret');
    expect(text('/privacy')).toMatch(/Resend .* Meta \(WhatsApp\) .* Amazon Web Services \(S3\)/);
  });

  test('names none if all data stays on the machine', () => {
    expect(text('/privacy')).toContain('no other company receives them');
    expect(text('/privacy')).not.toContain('Resend');
  });
});
