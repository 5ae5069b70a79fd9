import { expect, test } from 'vitest';
import { atomFeed } from '@/lib/content/atom-feed';

const entry = {
  url: 'https://site.example/blog/a',
  title: 'Tom & Jerry’s <"best"> bits',
  summary: 'A summary.',
  published: '2026-03-01',
  updated: '2026-03-02',
};
const feed = (entries = [entry]) =>
  atomFeed({
    url: 'https://site.example/blog/feed.xml',
    homeUrl: 'https://site.example/blog',
    title: 'A blog',
    author: 'Somebody',
    entries,
  });

test('escapes XML', () => {
  expect(feed()).toContain('<title>Tom &amp; Jerry’s &lt;&quot;best&quot;&gt; bits</title>');
});

test('was updated with its newest entry', () => {
  const older = { ...entry, url: 'https://site.example/blog/b', updated: '2025-12-31' };
  expect(feed([older, entry])).toContain('<updated>2026-03-02T00:00:00Z</updated>\n<author>');
});

test('identifies each entry by its address', () => {
  expect(feed()).toContain('<entry>\n<id>https://site.example/blog/a</id>');
  expect(feed().match(/<entry>/g)).toHaveLength(1);
});
