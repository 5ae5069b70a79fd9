import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginCookies } from '@/lib/auth/session-cookie';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { startRefusingDatabase } from '../builders/servers/refusing-database';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/* A database that answers, but with an error. */

let database: Awaited<ReturnType<typeof startRefusingDatabase>>;
let site: SecondSite;

beforeAll(async () => {
  database = await startRefusingDatabase();
  site = await startSecondSite(database.url);
}, 90_000);
afterAll(async () => {
  await site?.close();
  database?.close();
});

async function ask(path: string, init: RequestInit = {}) {
  const begun = performance.now();
  const reply = await fetch(site.url + path, init);
  const text = await reply.text();
  expect(performance.now() - begun).toBeLessThan(5000);
  expect([path, reply.status]).toEqual([path, 503]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return text;
}

describe.each([
  { code: '57P03', message: 'the database system is starting up', at: 'startup' },
  { code: '53300', message: 'sorry, too many clients already', at: 'startup' },
  { code: '53100', message: 'could not extend file: No space left on device', at: 'statement' },
])('a database that says "$message"', (refusal) => {
  beforeAll(() => database.refuse(refusal));

  test.each(['/', '/ad/000000000000', '/seller/nobody', '/browse/all/uk', '/search?q=sofa'])(
    '%s is a readable page with 503',
    async (path) => {
      const text = await ask(path);
      expect(text).toMatch(/<h1[^>]*>The (?:site|search) is busy<\/h1>/);
      expect(text).not.toContain(refusal.message);
    },
  );

  test("a member's page is one too", async () => {
    const [session = ''] = await loginCookies(randomUUID(), randomUUID());
    const text = await ask('/my-account', { headers: { cookie: session.split(';')[0] ?? '' } });
    expect(text).toMatch(/<h1[^>]*>The site is busy<\/h1>/);
  });

  test.each([
    ['/api/ads/000000000000', {}],
    ['/api/search/count?q=sofa', {}],
    [
      '/api/auth/login',
      {
        method: 'POST',
        body: JSON.stringify({ email: 'a@example.co.uk', password: 'Marmalade77' }),
      },
    ],
  ])('%s is a problem with 503', async (path, init) => {
    const headers = { 'content-type': 'application/json' };
    const problem = JSON.parse(await ask(path, { ...init, headers }));
    expect(problem).toEqual({ error: expect.any(String), code: 'unavailable' });
    expect(Object.values(siteTexts)).toContain(problem.error);
  });
});
