import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleHtml, articlesByPath } from '../../builders/article';

const articles = articlesByPath();

const hrefsOf = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const links = [...articles].flatMap(([page, article]) =>
  hrefsOf(articleHtml(article)).map((href) => ({ page, href })),
);
const inside = links.filter(({ href }) => href.startsWith('/'));
const outside = links.filter(({ href }) => !href.startsWith('/'));

/** Addresses of pages and routes without a parameter; articles have their own list. */
const routes = new Set(
  globSync('app/**/{page.tsx,route.ts}').map(
    (file) =>
      `/${file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  ),
);

const leadsSomewhere = (path: string) => routes.has(path) || articles.has(path);

describe('links in articles', () => {
  test('are found', () => {
    expect(inside.length).toBeGreaterThan(50);
    expect(leadsSomewhere('/help')).toBe(true);
    expect(leadsSomewhere('/help/no-such-article')).toBe(false);
  });

  test.each(inside)('$page links to $href, which exists', ({ href }) => {
    const { pathname, hash } = new URL(href, 'http://site.invalid');
    expect(leadsSomewhere(pathname)).toBe(true);
    if (hash === '') return;
    const ids = articles.get(pathname)?.headings.map(({ id }) => `#${id}`);
    expect(ids).toContain(hash);
  });

  test.each(outside)('$page links to $href safely', ({ href }) => {
    expect(href).toMatch(/^(?:https:\/\/[a-z.]+\/?|tel:\d{3,11}$|mailto:)/);
  });
});
