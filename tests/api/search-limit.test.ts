import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { baseUrl } from '../builders/http';

// Whoever tests before and after this comes from the same address.
beforeEach(() => db.rateLimit.deleteMany());
afterEach(() => db.rateLimit.deleteMany());

const get = async (path: string) => {
  const response = await fetch(new URL(path, baseUrl), { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Asks for ever another page until `isOver`; gives how many were answered before. */
async function askUntil(isOver: (status: number) => boolean, pathOf: (number: number) => string) {
  for (let number = 0; number < 3 * limits.newSearches.max; number += 1) {
    const { status } = await get(pathOf(number));
    if (isOver(status)) return number;
    expect(status).toBe(200);
  }
  throw new Error('There is no end to it.');
}

describe('an address that asks for very much', () => {
  test('is told so in words once too many searches came from it', async () => {
    const pathOf = (number: number) => `/search?max=${1_000 + number}`;
    const answered = await askUntil((status) => status === 429, pathOf);
    // More when a minute ended on the way.
    expect(answered).toBeGreaterThanOrEqual(limits.newSearches.max);
    const refused = await get('/search?q=sofa&max=999');
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Please try again in a minute.');
    expect(refused.text).toMatch(/<input[^>]* name="q"[^>]* value="sofa"/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await get(pathOf(answered - 1))).status).toBe(429);
    await db.rateLimit.deleteMany();
    expect((await get('/search?q=sofa&max=999')).status).toBe(200);
  }, 120_000);

  test('is refused sitemaps and feeds with words for machines', async () => {
    await askUntil(
      (status) => status === 429,
      () => '/sitemap.xml',
    );
    for (const path of ['/sitemaps/pages.xml', '/browse/home/leeds/feed.xml']) {
      const { status, headers, text } = await get(path);
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(JSON.parse(text)).toMatchObject({ code: 'rate_limited' });
    }
    await db.rateLimit.deleteMany();
    expect((await get('/browse/home/leeds/feed.xml')).status).toBe(200);
  }, 120_000);
});
