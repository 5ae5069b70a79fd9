import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '@/lib/rate-limit/limits';
import { limitOfRoute, routeLimits } from '@/lib/rate-limit/route-limits';

/** Files in app/ that Next turns into routes without a folder. */
const files = ['icon.svg', 'apple-icon.png', 'opengraph-image.png'];

const routes = [
  ...globSync('app/**/{page,route}.{ts,tsx}').map((file) =>
    file.replace(/^app|\/\([^)]+\)|\/(?:page|route)\.tsx?$/g, ''),
  ),
  ...globSync('pages/**/*.{ts,tsx}').map((file) => file.replace(/^pages|\.tsx?$/g, '')),
  ...globSync(`app/{${files.join(',')}}`).map((file) => file.replace(/^app/, '')),
  '/manifest.webmanifest',
  // Next's configuration rewrites this address.
  '/search',
].map((route) => route || '/');

test('routes and limits correspond', () => {
  expect(routes.length).toBeGreaterThan(70);
  expect(Object.keys(routeLimits).sort()).toEqual([...new Set(routes)].sort());
  expect(globSync('app/**/{manifest,sitemap,robots,icon,opengraph-image}.{ts,tsx}')).toEqual([
    'app/manifest.ts',
  ]);
});

test('route limits count IP addresses within a minute', () => {
  const used = [...new Set(Object.values(routeLimits))];
  expect(used.map(({ per, window }) => [per, window])).toEqual(used.map(() => ['address', 60_000]));
});

test('an address is matched as in Next', () => {
  for (const [route, limit] of Object.entries(routeLimits)) {
    expect(limitOfRoute(route.replace(/\[[^\]]*\]/g, 'x')), route).toBe(limit);
  }
  expect(limitOfRoute('/api/ads/my-ads')).toBe(limits.apiRequests);
  expect(limitOfRoute('/api/auth/callback/credentials')).toBe(limits.apiRequests);
  expect(limitOfRoute('/blog/feed.xml')).toBe(limits.filesForMachines);
});

test.each([
  '/none',
  '/ad',
  '/ad/x/none',
  '/login.rsc',
  '/browse/a/b/c',
  '//',
  '/ad/',
  '*',
  'http://elsewhere/',
  '',
  '/api/auth',
  '/constructor',
])('%s matches no route', (pathname) => {
  expect(limitOfRoute(pathname)).toBeNull();
});
