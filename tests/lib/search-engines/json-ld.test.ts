import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adList, breadcrumbList, jsonLdText } from '@/lib/search-engines/json-ld/json-ld';
import { article, organization, webSite } from '@/lib/search-engines/json-ld/site-json-ld';
import { faultsOf } from '@/tests/builders/schema-org';

const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  '"},{"@type":"Thing',
  "it's \\ and \\u003c",
  'line\u2028paragraph\u2029end',
  '&lt;b&gt; & co',
];

describe('text in a script element', () => {
  test.each(hostile)('cannot be closed by %j', (name) => {
    const text = jsonLdText({ '@type': 'Thing', name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text).name).toBe(name);
  });

  test('parses to the same data for any texts', () => {
    const property = (name: string) => {
      const text = jsonLdText({ '@type': 'Thing', name: `${name}</script><!--${name}` });
      expect(text).not.toMatch(/[<>]/);
      expect(JSON.parse(text).name).toBe(`${name}</script><!--${name}`);
    };
    fc.assert(fc.property(fc.string({ unit: 'binary' }), property));
  });
});

test('breadcrumbs start at home and end with the page, which has no link', () => {
  const list = breadcrumbList([{ href: '/help', name: 'Help' }], 'Logging in');
  expect(faultsOf(list)).toEqual([]);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'Help', item: 'http://localhost:3000/help' },
    { '@type': 'ListItem', position: 3, name: 'Logging in' },
  ]);
});

test('a list of ads is in the order of the page', () => {
  const list = adList('Fresh ads', [
    { _id: 'b00000000000', title: 'Second-hand oak table' },
    { _id: 'a00000000000', title: 'Red bicycle with basket' },
  ]);
  expect(faultsOf(list)).toEqual([]);
  expect(list.itemListElement).toMatchObject([
    { position: 1, url: 'http://localhost:3000/ad/b00000000000' },
    { position: 2, url: 'http://localhost:3000/ad/a00000000000' },
  ]);
});

test('the site has its search and its publisher', () => {
  expect(faultsOf([webSite(), organization()])).toEqual([]);
  expect(webSite()).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'http://localhost:3000/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('an article has its dates', () => {
  const text = { title: 'A title', description: 'About it.', published: '2026-11-04' };
  const told = article('BlogPosting', text, '/blog/a');
  expect(faultsOf(told)).toEqual([]);
  expect(told).toMatchObject({ headline: 'A title', datePublished: '2026-11-04' });
});
