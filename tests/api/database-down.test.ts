import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

describe.each([
  { name: 'with the page cache', PAGE_CACHE: 'on' },
  { name: 'without the page cache', PAGE_CACHE: 'off' },
])('while the database is down, $name', ({ PAGE_CACHE }) => {
  let site: SecondSite;

  beforeAll(async () => {
    site = await startSecondSite(nowhere, { env: { PAGE_CACHE } });
  }, 90_000);
  afterAll(() => site?.close());

  const ask = async (path: string) => {
    const reply = await fetch(site.url + path);
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  test.each(['/ad/000000000000', '/seller/nobody', '/search?q=sofa', '/browse/all/uk', '/'])(
    '%s answers 503 with a readable page',
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toMatch(/<h1[^>]*>The (?:site|search) is busy<\/h1>/);
    },
  );

  test('the API answers 503 with a problem', async () => {
    const { status, headers, text } = await ask('/api/ads/000000000000');
    expect([status, JSON.parse(text).code]).toEqual([503, 'unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('pages that need no database are shown', async () => {
    for (const path of ['/help', '/login', '/robots.txt']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  });
});
