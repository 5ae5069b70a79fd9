import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ResultMap } from '@/components/search/results/result-map';
import { searchHeading } from '@/lib/search/address/search-heading';
import { parseSearch } from '@/lib/search/address/search-params';
import { getPlaceCounts } from '@/lib/search/list/places/place-counts';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const ask = (params: string) => parseSearch(new URLSearchParams(params), { isAdult: false });

const counted = async (params: string) =>
  (await getPlaceCounts(ask(params), new Date())).map(({ place, count }) => [place.outcode, count]);

beforeAll(async () => {
  const member = await createMember();
  const ads = [
    ['Kestrelmoor brass', 'ilford-ig1'],
    ['Kestrelmoor brass with stand', 'ilford-ig1'],
    ['Kestrelmoor brass lens', 'leeds-ls1'],
    ['Wooden xylophone', 'leeds-ls1'],
  ] as const;
  for (const [title, slug] of ads) {
    await createAd(member, { form: { title, location: { slug } } });
  }
});

test('ads are counted by outcode, most first, with the words, filters and place of the search', async () => {
  expect(await counted('q=kestrelmoor')).toEqual([
    ['IG1', 2],
    ['LS1', 1],
  ]);
  expect(await counted('q=kestrelmoor&place=leeds')).toEqual([['LS1', 1]]);
  expect(await counted('q=xylophone')).toEqual([['LS1', 1]]);
  expect(await counted('q=kestrelmoor&category=jobs')).toEqual([]);
});

test('a dot says how many ads its link finds, and where', async () => {
  const member = await createMember();
  const near = ['leeds-ls1', 'bradford-bd1', 'wakefield-wf1', 'harrogate-hg1', 'york-yo1'];
  const slugs = [...near, ...near.slice(0, 2), 'sheffield-s1', 'halifax-hx1', 'luton-lu1'];
  for (const slug of slugs) {
    await createAd(member, { form: { title: 'Marblewick croquet mallet', location: { slug } } });
  }
  const now = new Date();
  for (const where of [
    '',
    '+in+leeds',
    '&place=leeds&radius=15',
    '&place=leeds&radius=5',
    '&place=yorkshire',
  ]) {
    const typed = ask(`q=marblewick${where}&view=map`);
    const page = await searchAds(typed, now);
    const props = { typed, page, places: page.places ?? [] };
    const html = renderToStaticMarkup(createElement(ResultMap, props));
    const dots = [...html.matchAll(/<a href="([^"]*)"[^>]*><title>(\d+) ads? ([^<,]*)/g)];
    expect(dots.length, where).toBeGreaterThan(0);
    if (where === '') expect(dots[0]?.[3]).toBe('within 10 miles of Bradford');
    for (const [, href = '', count, name] of dots) {
      const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://site');
      const target = parseSearch(searchParams, { isAdult: false });
      const { total } = await searchAds(target, now);
      expect([href, total.count]).toEqual([href, Number(count)]);
      expect(searchHeading(target)).toContain(name);
    }
  }
});

test('places are counted for the map only', async () => {
  const now = new Date();
  const map = await searchAds(ask('q=kestrelmoor&view=map'), now);
  expect(map.places?.map(({ count }) => count)).toEqual([2, 1]);
  expect((await searchAds(ask('q=kestrelmoor'), now)).places).toBeNull();
});
