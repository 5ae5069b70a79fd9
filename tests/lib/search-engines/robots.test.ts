import { expect, test } from 'vitest';
import { robotsTxt } from '@/lib/search-engines/robots';

const site = robotsTxt({ appUrl: 'https://town.example', isDemo: false });

test('crawlers may read what is for everybody', () => {
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

test('they are asked to leave alone what is a member’s, forms, and searches', () => {
  for (const path of ['/api/', '/my-account', '/post', '/edit/', '/login', '/search?']) {
    expect(site).toContain(`Disallow: ${path}\n`);
  }
});

test('adult pages are not named: only who may read them reads their noindex', () => {
  expect(site).not.toMatch(/^Disallow: \/adult\/?$/m);
});

test('the sitemap is named by the configured address', () => {
  expect(site).toContain('Sitemap: https://town.example/sitemap.xml\n');
});

test('a demo that others can reach is closed, one on this machine is not', () => {
  const closed = robotsTxt({ appUrl: 'https://demo.example', isDemo: true });
  expect(closed).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsTxt({ appUrl: 'http://localhost:3000', isDemo: true })).toContain('Sitemap:');
});
