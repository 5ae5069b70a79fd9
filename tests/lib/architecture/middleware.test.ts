import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { config } from '@/middleware';

/* Every page needs the middleware, which sets its script policy. Files and the API do not. */

const runsFor = (address: string) =>
  config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(address));

const pages = globSync('app/**/page.tsx').map(
  (file) =>
    file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '').replace(/\[[^\]]+\]/g, 'x.xml') || '/',
);

test('the middleware runs for every page and for unknown addresses', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const address of [...pages, '/my-account/none', '/demo', '/none', '/ad/x/none']) {
    expect(runsFor(address), address).toBe(true);
  }
});

test.each([
  '/_next/static/chunks/a.js',
  '/api/ads',
  '/api/locations/autocomplete',
  '/islands/0a1b.js',
  '/map/land-0a1b.svg',
  '/uploads/abc-720.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/ads.xml',
  '/icon.svg',
  '/blog/feed.xml',
  '/browse/all/uk/feed.xml',
  '/ad/0123456789ab/preview/a.jpg',
])('%s is served without it', (address) => {
  expect(runsFor(address)).toBe(false);
});
