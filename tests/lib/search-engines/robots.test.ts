import { expect, test } from 'vitest';
import { robotsTxt } from '@/lib/search-engines/robots';

const site = robotsTxt({ appUrl: 'https://town.example', isDemo: false });

test('crawlers may read public pages', () => {
  const closed = Array.from(site.matchAll(/^Disallow: (.*)$/gm), ([, path = '']) => path);
  for (const path of [
    '/',
    '/ad/0123456789ab',
    '/browse/all/uk',
    '/seller/anna',
    '/blog/feed.xml',
  ]) {
    expect(
      closed.filter((beginning) => path.startsWith(beginning)),
      path,
    ).toEqual([]);
  }
  expect(site).toContain('Allow: /api/docs');
});

test('private pages, forms and searches are disallowed', () => {
  for (const path of ['/api/', '/my-account', '/post', '/edit/', '/login', '/search?']) {
    expect(site).toContain(`Disallow: ${path}\n`);
  }
});

test('adult pages are not listed, so that crawlers can read their noindex', () => {
  expect(site).not.toMatch(/^Disallow: \/adult\/?$/m);
});

test('the sitemap has the configured address', () => {
  expect(site).toContain('Sitemap: https://town.example/sitemap.xml\n');
});

test('a public demo is closed, one on localhost is not', () => {
  const closed = robotsTxt({ appUrl: 'https://demo.example', isDemo: true });
  expect(closed).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsTxt({ appUrl: 'http://localhost:3000', isDemo: true })).toContain('Sitemap:');
});
