import { describe, expect, test } from 'vitest';
import CacheHandler from '@/lib/http/cache-handler';

const cache = new CacheHandler();
let number = 0;
const newKey = () => `/page/${++number}`;

const page = (html: string, tags: string) => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
});

const htmlOf = async (key: string) => (await cache.get(key))?.value?.html;

describe('the store of cached pages', () => {
  test('gives back what was stored, with a policy for its scripts', async () => {
    const key = newKey();
    await cache.set(key, page('<script>go()</script>', 'a'), {});
    const entry = await cache.get(key);
    expect(entry?.value?.html).toBe('<script>go()</script>');
    expect(entry?.value?.headers?.['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-/,
    );
  });

  test('forgets a page once one of its tags is revalidated, and no other page', async () => {
    const [first, second] = [newKey(), newKey()];
    await cache.set(first, page('1', 'x,ad-1'), {});
    await cache.set(second, page('2', 'x,ad-2'), {});
    await cache.revalidateTag(['ad-1']);
    expect(await htmlOf(first)).toBeUndefined();
    expect(await htmlOf(second)).toBe('2');
  });

  test('does not keep a page whose rendering began before a revalidation', async () => {
    const key = newKey();
    expect(await cache.get(key)).toBeNull();
    await cache.revalidateTag('late');
    await cache.set(key, page('old facts', 'late'), {});
    expect(await htmlOf(key)).toBeUndefined();
  });

  test('keeps no page that is not there, and not the one that was there before', async () => {
    const key = newKey();
    await cache.set(key, page('an ad', 'gone'), {});
    const missing = { ...page('<script>go()</script>', 'gone'), status: 404 };
    await cache.set(key, missing, {});
    expect(await cache.get(key)).toBeNull();
    expect(missing.headers['content-security-policy']).toContain("'sha256-");
  });

  test('loses nothing to 60,000 addresses that were made up', async () => {
    const key = newKey();
    await cache.set(key, page('an ad', ''), {});
    for (let count = 0; count < 60_000; count += 1) await cache.get(`/made-up/${count}`);
    expect(await htmlOf(key)).toBe('an ad');
  });

  test('makes a page anew whose rendering was forgotten over such addresses', async () => {
    const key = newKey();
    await cache.get(key);
    for (let count = 0; count < 60_000; count += 1) await cache.get(`/made-up/${count}`);
    await cache.revalidateTag('forgotten');
    await cache.set(key, page('old facts', 'forgotten'), {});
    expect(await htmlOf(key)).toBeUndefined();
  });

  test('lets the least recently used pages go when it is full', async () => {
    const megabyte = 'x'.repeat(512 * 1024);
    const keys = Array.from({ length: 120 }, newKey);
    for (const key of keys) {
      await cache.set(key, page(megabyte, ''), {});
      await cache.get(keys[0] ?? '');
    }
    expect(await htmlOf(keys[0] ?? '')).toBeDefined();
    expect(await htmlOf(keys[1] ?? '')).toBeUndefined();
    expect(await htmlOf(keys[119] ?? '')).toBeDefined();
  });
});
