import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginCookies } from '@/lib/auth/session-cookie';
import { platformHost, type SecondSite, startSecondSite } from '../builders/servers/second-site';

const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

const allPages = globSync('app/**/page.tsx').map(
  (file) =>
    file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '').replace(/\[[^\]]+\]/g, 'none') || '/',
);

/** They read what belongs to the session. */
const ofMembers = [
  ...allPages.filter((path) => /^\/(?:my-account|admin|post|edit)\b/.test(path)),
  ...['/login', '/register', '/saved', '/account-created'],
];

describe.each([
  { name: 'with the page cache', env: { PAGE_CACHE: 'on' } },
  { name: 'without the page cache', env: { PAGE_CACHE: 'off' } },
  { name: 'on a host that runs Next in minimal mode', script: platformHost },
])('while the database is down, $name', ({ name: _, ...options }) => {
  let site: SecondSite;
  let member: string;

  beforeAll(async () => {
    site = await startSecondSite(nowhere, options);
    const [session = ''] = await loginCookies(randomUUID(), randomUUID());
    member = session.split(';')[0] ?? '';
  }, 90_000);
  afterAll(() => site?.close());

  const ask = async (path: string, cookie = '') => {
    const reply = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  const expectBusy = (path: string, { status, headers, text }: Awaited<ReturnType<typeof ask>>) => {
    expect([path, status]).toEqual([path, 503]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/<h1[^>]*>The (?:site|search) is busy<\/h1>/);
  };

  test.each([
    ...['/ad/000000000000', '/seller/nobody', '/search?q=sofa', '/browse/all/uk', '/'],
    ...[
      '/adult',
      '/adult/search',
      '/transparency',
      '/help/adult-ads',
      '/reset-password?token=none',
    ],
  ])('%s answers 503 with a readable page', async (path) => {
    expectBusy(path, await ask(path));
  });

  test("members' pages answer 503 with a readable page", async () => {
    for (const path of ofMembers) expectBusy(path, await ask(path, member));
  });

  test('every other page is shown, leads elsewhere, or is such a 503', async () => {
    expect(allPages.length).toBeGreaterThan(50);
    for (const path of allPages) {
      for (const cookie of ['', member]) {
        const answer = await ask(path, cookie);
        if (![200, 307, 308, 404].includes(answer.status)) expectBusy(path, answer);
      }
    }
  });

  test('the API answers 503 with a problem', async () => {
    const { status, headers, text } = await ask('/api/ads/000000000000');
    expect([status, JSON.parse(text).code]).toEqual([503, 'unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('pages that need no database are shown', async () => {
    for (const path of ['/help', '/terms', '/blog', '/login', '/saved', '/share', '/robots.txt']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
    expect((await ask('/terms', member)).status).toBe(200);
  });
});
