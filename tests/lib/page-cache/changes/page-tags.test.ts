import { expect, test } from 'vitest';
import { cachedPath } from '@/lib/page-cache/cached-routes';
import { tagsOfChange } from '@/lib/page-cache/changes/page-change-tags';
import { adTag, everything, pageTags } from '@/lib/page-cache/changes/page-tags';

/** The tags of the page at `path`. */
const tagsOf = (path: string, html = '') => pageTags(path, html, cachedPath(path)?.lists ?? []);

const [first, second] = ['000000000001', '000000000002'];

test('a page depends on every ad it leads to, and on its own', () => {
  const html = `<a href="/ad/${second}">…</a> {"href":"/ad/${second}"} <a href="/ad/none">`;
  const { exact, lists } = tagsOf(`/ad/${first}`, html);
  expect(exact).toEqual([adTag(first), adTag(second)]);
  expect(lists).toEqual([everything]);
});

test('a text depends on nothing', () => {
  expect(tagsOf('/help/post-an-ad', 'See /help and /ad/').lists).toEqual([]);
});

const change = (list: string[] | null, seller = 'Sam') =>
  JSON.stringify({ ad: first, seller, list });
const vanInIlford = change(['cars', 'vehicles', 'IG1']);

test.each([
  '/',
  '/browse/cars/ilford-ig1',
  '/browse/cars/ilford',
  '/browse/vehicles/london',
  '/browse/all/uk',
  '/seller/sam',
  '/seller/Sam/2',
  `/ad/${first}`,
])('an ad of Sam for a car in Ilford touches %s', (path) => {
  const { exact, lists } = tagsOf(path);
  const touched = tagsOfChange(vanInIlford);
  expect([...exact, ...lists].some((tag) => touched.includes(tag))).toBe(true);
});

test.each([
  '/browse/cars/brighton',
  '/browse/jobs/ilford',
  '/browse/all/scotland',
  '/seller/samantha',
  `/ad/${second}`,
  '/search?q=car',
  '/help',
  '/browse/caf%C3%A9/uk',
])('and leaves %s alone', (path) => {
  const { exact, lists } = tagsOf(path);
  const touched = tagsOfChange(vanInIlford);
  expect([...exact, ...lists].filter((tag) => touched.includes(tag))).toEqual([]);
});

test('an ad that is in no list touches its own page and its seller’s alone', () => {
  expect(tagsOfChange(change(null, 'Ann'))).toEqual([adTag(first), 'seller:ann']);
});

test('too much for single messages touches everything', () => {
  expect(tagsOfChange('{"all":true}')).toEqual([everything]);
  expect(() => tagsOfChange('{"ad":1}')).toThrow();
});
