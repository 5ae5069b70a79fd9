import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { config } from '@/middleware';

/* A page rendered for one request has no policy for its scripts unless the middleware names it. */

const cachedWhole = ['app/(home)/', 'app/(public)/'];

const isNamed = (address: string) =>
  config.matcher.some((pattern) => {
    const expression = pattern.replace('/:path*', '(/.*)?').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${expression}$`).test(address);
  });

const pages = globSync('app/**/page.tsx')
  .filter((file) => !cachedWhole.some((folder) => file.startsWith(folder)))
  .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '').replace(/\[[^\]]+\]/g, 'x'));

test.each(pages)('the middleware names %s', (address) => {
  expect(isNamed(address)).toBe(true);
});

test('an address that leads nowhere is left to the cached page for it', () => {
  expect(pages.length).toBeGreaterThan(10);
  for (const address of ['/my-account/none', '/post/none', '/adult/none', '/demo']) {
    expect(isNamed(address), address).toBe(false);
  }
});
