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
