import { beforeAll, expect, test } from 'vitest';
import { categoryOf } from '@/lib/catalogue/categories';
import { distanceMiles } from '@/lib/locations/distance';
import { findPlace } from '@/lib/locations/find-place';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { drawPicture } from '../../../demo/drawings/scenes';
import { cities } from '../../../demo/local/areas';
import { planDemo } from '../../../demo/plan-demo';
import type { PlannedPicture } from '../../../demo/planned-picture';
import { seedDemo } from '../../../demo/seed';

const now = new Date('2026-11-20T12:00:00Z');
const plan = planDemo(now);

beforeAll(async () => {
  const undrawn = async (pictures: PlannedPicture[]) =>
    pictures.map(({ name, ownerId }) => ({ name, ownerId, width: 4, height: 3, bytes: 12 }));
  await seedDemo({ now, store: undrawn });
}, 90_000);

test.each([
  [
    'a 2-bed flat to rent under £1,200 within 10 miles of Leeds',
    'category=property-to-rent&bedrooms-min=2&bedrooms-max=2&max=1199&place=leeds&adType=offer',
  ],
  ['the same in words', 'q=2+bed+flat+to+rent+in+leeds+under+£1,200'],
  ['two bedrooms in Cardiff, in words', 'q=two+bed+flat+to+rent+cardiff'],
  ['two bedrooms in Belfast, in words', 'q=2+bed+flat+belfast'],
  [
    'a car under £5,000 within 10 miles of Bristol',
    'category=cars&max=4999&place=bristol&vehicleOfferType=sell',
  ],
  ['a part-time job in Cardiff', 'category=part-time-jobs&place=cardiff'],
  [
    'a room in Glasgow with bills included',
    'category=flatshare-rooms-to-rent&billsIncluded=yes&place=glasgow',
  ],
  ['something wanted in Manchester', 'category=buy-and-sell&adType=wanted&place=manchester'],
])('%s is found at least three times', async (_, address) => {
  const query = parseSearch(new URLSearchParams(address), { isAdult: false });
  const page = await searchAds(query, now);
  expect(page.widened).toBeNull();
  expect(page.total.count).toBeGreaterThanOrEqual(3);
});

const pointOf = (outcode: string) => {
  const place = findPlace({ postcode: outcode });
  if (!place) throw new Error(`No place ${outcode}`);
  return place;
};

test('there are about two thousand ads, two thirds of them in and around twelve cities', () => {
  expect(plan.ads.length).toBeGreaterThan(1900);
  expect(plan.ads.length).toBeLessThan(2150);
  const areas = cities.flatMap((city) => city.areas.map(({ outcode }) => pointOf(outcode)));
  const near = plan.ads.filter(({ outcode }) =>
    areas.some((area) => distanceMiles(area, pointOf(String(outcode))) < 6),
  );
  expect(near.length / plan.ads.length).toBeGreaterThan(0.66);
});

test('a private seller has plausible ads for one person', () => {
  const traders = new Set(plan.users.filter(({ isTrader }) => isTrader).map(({ id }) => id));
  const named = new Set(plan.users.filter(({ password }) => password).map(({ id }) => id));
  const byOwner = Map.groupBy(
    plan.ads.filter(({ ownerId }) => !traders.has(ownerId) && !named.has(ownerId)),
    ({ ownerId }) => ownerId,
  );
  for (const ads of byOwner.values()) {
    const titles = ads.map(({ title }) => title).join(' | ');
    const groups = ads.map(({ category }) => categoryOf(category).groupSlug);
    const count = (group: string) => groups.filter((other) => other === group).length;
    expect(count('vehicles'), titles).toBeLessThanOrEqual(1);
    expect(count('property') + count('jobs') + count('services'), titles).toBeLessThanOrEqual(1);
    expect(ads.length, titles).toBeLessThanOrEqual(7);
  }
});

test('no two ads have the same picture', () => {
  const adOf = new Map(plan.adImages.map(({ imageName, adId }) => [imageName, adId]));
  const firstWith = new Map<string, string>();
  for (const { name, picture, frame, take } of plan.pictures) {
    const ad = adOf.get(name);
    if (!ad) continue;
    const drawing = drawPicture(picture, frame, take);
    expect(firstWith.get(drawing) ?? ad, `${picture} of ${ad}`).toBe(ad);
    firstWith.set(drawing, ad);
  }
});

test('a car is drawn in the colour and body type of its ad', () => {
  const pictures = new Map(plan.pictures.map(({ name, picture }) => [name, picture]));
  const shapes: Record<string, string> = {
    SUV: 'suv',
    Sedan: 'saloon',
    Convertible: 'convertible',
  };
  const cars = plan.ads.filter(({ category }) => category === 'cars').slice(-150);
  for (const { id, title, details } of cars) {
    const { color, bodyType } = details as { color?: string; bodyType?: string };
    const main = plan.adImages.find(({ adId, isMain }) => adId === id && isMain);
    const picture = String(pictures.get(String(main?.imageName)));
    if (!color) continue;
    expect(picture, title).toContain(`/${color.toLowerCase()}`);
    const shape = shapes[bodyType ?? ''];
    if (shape) expect([shape, 'hatchback'], title).toContain(picture.split('/')[0]);
  }
});
