import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { baseUrl, request } from '../builders/servers/http';

/** Every route of app/ with a parameter, such as "/ad/[id]". */
const dynamic = [
  ...new Set(
    readdirSync(join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/(page|route)\.tsx?$/.test(file) && file.includes('['))
      .map((file) => `/${dirname(file)}`.replace(/\/\([^)]*\)/g, '')),
  ),
];

test('there are addresses with parameters', () => {
  expect(dynamic).toEqual(expect.arrayContaining(['/ad/[id]', '/api/ads/[id]']));
});

test.each(dynamic)(
  '%s answers 404 with a readable page for an invalid percent-encoding',
  async (path) => {
    for (const sent of ['%ff', '%', 'a%c3%28']) {
      const { status, data, headers } = await request('GET', path.replace(/\[[^\]]*\]/g, sent));
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(data).toContain('This page is not here');
      expect(headers.get('content-security-policy')).toContain('script-src');
    }
  },
);

test.each([
  ['/unsubscribe/unknown', 'Link no longer valid', 'This link no longer works'],
  ['/renew/unknown', 'Link no longer valid', 'This link no longer works'],
  ['/appeal/unknown', 'Link no longer valid', 'This link no longer works'],
  ['/report/ad/zzzz', 'Page not found', 'This page is not here'],
])('%s answers 404 with a fitting title', async (path, title, heading) => {
  const { status, data } = await request('GET', path);
  expect(status).toBe(404);
  expect(data).toMatch(new RegExp(`<title>${title}\\b`));
  expect(data).toContain(heading);
});

test.each(['/search?q=%ff', '/?q=%', '/browse/all/uk?%ff=%c3', '/api/search/suggest?q=%ff'])(
  'the query string of %s is decoded as far as possible',
  async (path) => {
    expect((await request('GET', path)).status).toBeLessThan(400);
  },
);

test.each(['/home/fr', '/help/no-such-article', '/blog/no-such-post', '/browse/all/atlantis'])(
  '%s answers 404 with text for browsers without scripts',
  async (path) => {
    for (const _ of ['made', 'kept']) {
      const response = await fetch(baseUrl + path);
      expect(response.status).toBe(404);
      const html = await response.text();
      const words = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(words).toContain('It may have moved');
      expect(words).toContain('<meta name="robots" content="noindex"/>');
    }
  },
);
