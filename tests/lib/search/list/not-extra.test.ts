import { beforeAll, expect, test } from 'vitest';
import { searchAds } from '@/lib/search/list/search-ads';
import { parseSearch } from '@/lib/search/query/search-params';
import { ownExtras } from '@/lib/search/vocabulary/things';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

/* What belongs to a thing, or shares its category, is left out of a search for the thing. */

const now = new Date();

beforeAll(async () => {
  const seller = await createMember();
  for (const title of [
    'PS4 Slim with two games',
    'Adventure game for the PS4',
    'Petrol strimmer, hardly used',
    'Strimmer line, 3 mm, two rolls',
  ]) {
    await createAd(seller, { form: { title, category: 'Home' }, now });
  }
  for (const extra of ownExtras) {
    const title = `Accordion ${extra} in brown`;
    await createAd(await createMember(), { form: { title, category: 'Leisure' }, now });
  }
  await createAd(seller, { form: { title: 'Accordion in a brown case' }, now });
  const category = 'Removals & Storage Services';
  for (const title of ['House moves by two careful men', 'Skips of 4 to 8 yards, delivered']) {
    await createAd(seller, {
      kind: 'service',
      form: { title, category, serviceType: 'Haulage', servicePrice: '40' },
      now,
    });
  }
  await createAd(seller, {
    kind: 'property',
    form: {
      title: 'Studio flat near the park, all bills paid',
      category: 'Property to Rent',
      propertyType: 'Flat',
      bedrooms: '1',
      price: '600',
    },
    now,
  });
  await createAd(seller, {
    kind: 'property',
    form: {
      title: 'One bedroom flat with a long balcony',
      category: 'Property to Rent',
      propertyType: 'Flat',
      bedrooms: '1',
      price: '700',
    },
    now,
  });
});

async function titles(q: string): Promise<string[]> {
  const { ads } = await searchAds(parseSearch(new URLSearchParams({ q }), { isAdult: false }), now);
  return ads.map(({ title }) => title);
}

test('a console is no game for it', async () => {
  expect(await titles('ps4')).toEqual(['PS4 Slim with two games']);
});

test('a strimmer is no line for it', async () => {
  expect(await titles('strimmer')).toEqual(['Petrol strimmer, hardly used']);
});

test('nothing right behind an accordion is one', async () => {
  expect(await titles('accordion')).toEqual(['Accordion in a brown case']);
});

test('movers bring no skips', async () => {
  expect(await titles('movers')).toEqual(['House moves by two careful men']);
});

test('a studio may be entered with one bedroom', async () => {
  expect(await titles('studio to rent')).toEqual(['Studio flat near the park, all bills paid']);
});
