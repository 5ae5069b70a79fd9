import { expect, test } from 'vitest';
import { visitSource } from '@/lib/ads/visits/visit-source';

const origin = 'https://townboard.example';

test.each([
  ['a search', `${origin}/search?q=oak`, '', 'search'],
  ['a search in the adult section', `${origin}/adult/search?q=x`, '', 'search'],
  ['the page of a category', `${origin}/browse/home/ilford`, '', 'browse'],
  ['the home page', `${origin}/`, '', 'browse'],
  ['a paid placement', `${origin}/browse/home/ilford`, '#placed', 'promotion'],
  ['a message in an app', '', '', 'shared'],
  ['another site', 'https://search.example/?q=oak', '', 'shared'],
  ['a copied address of a placement', '', '#placed', 'shared'],
  ['a seller’s page', `${origin}/seller/hannah`, '', null],
  ['the saved ads', `${origin}/saved`, '', null],
])('%s', (_, referrer, hash, source) => {
  expect(visitSource({ referrer, origin, hash })).toBe(source);
});
