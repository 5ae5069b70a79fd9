import { expect, test } from 'vitest';
import { planAd } from '@/bench/seed/plan-ad';
import { planSeller } from '@/bench/seed/plan-sellers';
import { planUpgrades } from '@/bench/seed/plan-upgrades';
import { planVariants } from '@/bench/seed/plan-variants';
import { zipfPicker } from '@/bench/seed/weighted';
import { seededRandom } from '@/demo/random';
import { categories } from '@/lib/catalogue/categories';
import { descriptionLength, titleLength } from '@/lib/catalogue/limits';
import { upgradeKeys } from '@/lib/catalogue/upgrades';

const now = new Date('2026-11-21T12:00:00Z');

function someAds(count: number) {
  const random = seededRandom('a test');
  const plans = planVariants(random, now, 4);
  const seller = planSeller(random, '1', now);
  return Array.from({ length: count }, (_, index) => {
    const plan = plans[index % plans.length];
    if (!plan) throw new Error('No category');
    return planAd(random, { plan, outcode: 'IG1', seller, before: index / count }, now);
  });
}

test('the site accepts the seeded ads: all categories, text limits, unique ids', () => {
  const ads = someAds(2_000);
  expect(new Set(ads.map(({ category }) => category)).size).toBe(categories.length);
  expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
  for (const { title, description, pricePence } of ads) {
    expect(title.length).toBeGreaterThanOrEqual(titleLength.min);
    expect(title.length).toBeLessThanOrEqual(titleLength.max);
    expect(description.length).toBeGreaterThanOrEqual(descriptionLength.min);
    expect(description.length).toBeLessThanOrEqual(descriptionLength.max);
    expect(pricePence === null || pricePence > 0).toBe(true);
  }
});

test('ads are seeded in a plausible order of posting', () => {
  const posted = someAds(2_000)
    .filter(({ isAdult }) => !isAdult)
    .map(({ createdAt }) => createdAt.getTime());
  expect(posted).toEqual(posted.toSorted((a, b) => a - b));
});

test('seeding is deterministic for the same time', () => {
  expect(someAds(60)).toEqual(someAds(60));
});

test('most ads are live, and a few per cent have each upgrade', () => {
  const ads = someAds(3_000);
  const random = seededRandom('upgrades');
  const bought = ads.map((ad) => planUpgrades(random, ad, now)).filter((plan) => plan);
  const shown = ads.filter(
    (ad) => ad.isActive && ad.moderation === 'approved' && !ad.deletedAt && ad.expiresAt > now,
  );
  expect(shown.length / ads.length).toBeGreaterThan(0.9);
  expect(shown.length / ads.length).toBeLessThan(0.98);
  for (const key of upgradeKeys) {
    const having = bought.filter((plan) =>
      plan?.promotions.some(
        (promotion) => promotion.upgrade === key && (!promotion.endsAt || promotion.endsAt > now),
      ),
    );
    expect(having.length / ads.length, key).toBeGreaterThan(0.01);
    expect(having.length / ads.length, key).toBeLessThan(0.03);
  }
});

test('the first items are picked most often', () => {
  const random = seededRandom('zipf');
  const pickLetter = zipfPicker(['a', 'b', 'c']);
  const picked = Array.from({ length: 6_000 }, () => pickLetter(random));
  const share = (letter: string) => picked.filter((other) => other === letter).length / 6_000;
  expect(share('a')).toBeCloseTo(6 / 11, 1);
  expect(share('b')).toBeCloseTo(3 / 11, 1);
});
