import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blogPosts, helpArticles, neighboursOf } from '@/content/library';
import { articleHtml, articlesByPath, textOf } from '../../builders/article';

const articles = [...articlesByPath()].map(([path, article]) => ({ path, article }));
const today = new Date().toISOString().slice(0, 10);

describe('every article', () => {
  test('is loaded from its file', () => {
    const files = ['help', 'blog', 'legal'].flatMap((folder) =>
      readdirSync(join(process.cwd(), 'content', folder)).map((file) => `${folder}/${file}`),
    );
    const paths = files.map((file) => `/${file.replace(/^legal\/|\.mdx$/g, '')}`);
    expect(articles.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  test.each(articles)('of $path has its own title and a date in the past', ({ article }) => {
    const namesakes = articles.filter((other) => other.article.title === article.title);
    expect(namesakes).toHaveLength(1);
    const date = 'published' in article ? article.published : article.updated;
    expect(date <= today).toBe(true);
  });

  test.each(articles)('of $path has no empty value', ({ article }) => {
    expect(textOf(articleHtml(article))).not.toMatch(/undefined|NaN|Infinity|\[object|\d\.\d{3,}/);
  });

  test.each(articles)('of $path has unique sections, each with an id', ({ article }) => {
    const ids = article.headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const html = articleHtml(article);
    for (const { id } of article.headings) expect(html).toContain(`<h2 id="${id}"`);
  });
});

test.each(helpArticles)('$slug has a reasonable length', (article) => {
  const words = textOf(articleHtml(article)).split(' ').length;
  expect(words).toBeGreaterThanOrEqual(250);
  expect(words).toBeLessThanOrEqual(700);
});

test('help is ordered by topic without duplicate positions', () => {
  const places = helpArticles.map(({ topic, order }) => `${topic} ${order}`);
  expect(new Set(places).size).toBe(places.length);
  expect(helpArticles[0]?.slug).toBe('posting-an-ad');
  expect(helpArticles.at(-1)?.slug).toBe('api-for-developers');
});

test('the newest post comes first', () => {
  const dates = blogPosts.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.length).toBeGreaterThanOrEqual(3);
});

test('the first and the last article have one neighbour each', () => {
  const list = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
  expect(neighboursOf(list, 'a')).toEqual({ previous: undefined, next: { slug: 'b' } });
  expect(neighboursOf(list, 'b')).toEqual({ previous: { slug: 'a' }, next: { slug: 'c' } });
  expect(neighboursOf(list, 'c')).toEqual({ previous: { slug: 'b' }, next: undefined });
});
