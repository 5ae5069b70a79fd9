import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchDocument } from '@/components/search/search-document';
import { parseSearch } from '@/lib/search/address/search-params';

const typed = parseSearch(new URLSearchParams('q=oak&place=ilford'), { isAdult: false });
const now = new Date('2026-11-20T12:00:00Z');

const htmlOf = (found: 'beyond' | 'unavailable' | 'failed') =>
  renderToString(
    createElement(SearchDocument, { typed, unknownPlace: undefined, unreadPrices: {}, found, now }),
  );

test.each([
  ['unavailable', 'The search is busy'],
  ['failed', 'That did not work'],
] as const)('a search that is %s keeps its words in the form', (found, title) => {
  const html = htmlOf(found);
  expect(html).toContain(title);
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="oak"/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a page beyond the end says so in its title', () => {
  expect(htmlOf('beyond')).toContain('<title>Page not found · ');
});
