import { describe, expect, test } from 'vitest';
import { limits } from '@/lib/rate-limit/limits';
import { askFrom } from '../builders/ask-from';
import { baseUrl } from '../builders/servers/http';

/** Requests one new page after another until `isOver`. Returns the number of answers before. */
async function askUntil(
  address: string,
  isOver: (status: number) => boolean,
  pathOf: (number: number) => string,
) {
  for (let number = 0; number < 3 * limits.newSearches.max; number += 1) {
    const { status } = await askFrom(address, baseUrl + pathOf(number));
    if (isOver(status)) return number;
    expect(status).toBe(200);
  }
  throw new Error('There is no end to it.');
}

describe('an IP address with too many requests', () => {
  test('gets a readable page after too many searches', async () => {
    const pathOf = (number: number) => `/search?max=${1_000 + number}`;
    const answered = await askUntil('127.0.0.31', (status) => status === 429, pathOf);
    // More if a new minute began during the test.
    expect(answered).toBeGreaterThanOrEqual(limits.newSearches.max);
    const path = `${baseUrl}/search?q=sofa&max=999`;
    const refused = await askFrom('127.0.0.31', path);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Please try again in a minute.');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await askFrom('127.0.0.32', path)).status).toBe(200);
  }, 120_000);

  test('gets a problem in place of sitemaps and feeds', async () => {
    await askUntil(
      '127.0.0.33',
      (status) => status === 429,
      () => '/sitemap.xml',
    );
    for (const path of ['/sitemaps/pages.xml', '/browse/home/wigan/feed.xml']) {
      const { status, headers, text } = await askFrom('127.0.0.33', baseUrl + path);
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(text)).toMatchObject({ code: 'rate_limited' });
    }
    const feed = await askFrom('127.0.0.34', `${baseUrl}/browse/home/wigan/feed.xml`);
    expect(feed.status).toBe(200);
  }, 120_000);
});
