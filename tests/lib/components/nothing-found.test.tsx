import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NothingFound } from '@/components/search/results/nothing-found';
import { parseSearch } from '@/lib/search/address/search-params';

const linksFor = (query: string, isAdult = false) => {
  const typed = parseSearch(new URLSearchParams(query), { isAdult });
  const html = renderToStaticMarkup(<NothingFound typed={typed} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    text?.replaceAll('<!-- -->', ''),
    href?.replaceAll('&amp;', '&'),
  ]);
};

test('a search without results links to its category near the same place', () => {
  expect(linksFor('q=sofa+zzzq&place=leeds')).toContainEqual([
    'All of Home',
    '/search?category=home&place=leeds',
  ]);
});

test('no category is offered if the words name none, or one is chosen', () => {
  for (const query of ['q=zzzq', 'q=sofa+zzzq&category=home', '']) {
    expect(linksFor(query).some(([text]) => text?.startsWith('All of'))).toBe(false);
  }
});
