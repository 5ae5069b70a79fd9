import { type Category, categoryByName } from '@/lib/catalogue/categories';
import { distanceMiles, type Point } from '@/lib/locations/distance';
import { findPlace } from '@/lib/locations/find-place';
import { adultAds } from './ads/adult';
import { goodsAds } from './ads/goods';
import { jobAds } from './ads/jobs';
import { personalAds } from './ads/personals';
import { propertyAds } from './ads/property';
import { serviceAds } from './ads/services';
import { vehicleAds } from './ads/vehicles';
import type { DemoAd, DemoAds } from './demo-ad';
import { localAds, openingOf } from './local/local-ads';
import { localPeople, localTraders } from './local/people';
import { adultSeller, namedSellers, privateSellers, type Seller } from './sellers';

export type AssignedAd = { ad: DemoAd; category: Category; seller: Seller };

const written: DemoAds = {
  ...propertyAds,
  ...jobAds,
  ...vehicleAds,
  ...goodsAds,
  ...serviceAds,
  ...personalAds,
  ...adultAds,
};

export const allSellers: readonly Seller[] = [
  ...namedSellers,
  ...privateSellers,
  ...localTraders,
  ...localPeople,
];

export function assignSellers(): AssignedAd[] {
  const taken = new Set(
    Object.values(written).flatMap((ads) =>
      ads.flatMap(({ title, text }) => [title.toLowerCase(), openingOf(text)]),
    ),
  );
  const local = localAds(taken);
  const all = Object.fromEntries(
    Object.entries(written).map(([name, ads]) => [name, [...ads, ...(local[name] ?? [])]]),
  );
  const nextSeller = sellerFinder();
  return Object.entries(all).flatMap(([name, ads]) => {
    const category = categoryByName(name);
    if (!category) throw new Error(`No category "${name}" in the catalogue`);
    return ads.map((ad) => ({ ad, category, seller: nextSeller(ad, category) }));
  });
}

const loadMiles = 12;

/** One person has at most one ad in each of these groups, and this many in Buy & Sell. */
const single = new Set(['personals', 'services', 'jobs', 'property', 'vehicles']);
const mostThings = 4;
/** A person has ads in only one of these. */
const trades = ['services', 'jobs', 'property'];

function sellerFinder() {
  const named = new Map([...namedSellers, ...localTraders].map((seller) => [seller.key, seller]));
  const privates = [...privateSellers, ...localPeople].map((seller) => ({
    seller,
    point: pointOf(seller.home),
    groups: [] as string[],
  }));
  let adults = 0;

  return (ad: DemoAd, category: Category): Seller => {
    if (ad.by) {
      const seller = named.get(ad.by);
      if (!seller) throw new Error(`No seller "${ad.by}" for "${ad.title}"`);
      return seller;
    }
    if (category.isAdult) return adultSeller(adults++, ad.at);
    const best = nearest(ad, category);
    best.groups.push(category.groupSlug);
    return best.seller;
  };

  function nearest(ad: DemoAd, { groupSlug }: Category) {
    const point = pointOf(ad.at);
    const suitable = privates.filter(
      ({ seller, groups }) => (!ad.who || seller.sex === ad.who) && mayPost(groups, groupSlug),
    );
    const costs = suitable.map((person) => ({
      person,
      cost: distanceMiles(point, person.point) + loadMiles * person.groups.length,
    }));
    const [best] = costs.sort((a, b) => a.cost - b.cost);
    if (!best) throw new Error(`Nobody is left to post "${ad.title}"`);
    return best.person;
  }
}

function mayPost(groups: readonly string[], group: string): boolean {
  if (!single.has(group)) return groups.filter((other) => other === group).length < mostThings;
  const isTrade = trades.includes(group);
  return !groups.some((other) => other === group || (isTrade && trades.includes(other)));
}

export function pointOf(outcode: string): Point {
  const place = findPlace({ postcode: outcode });
  if (!place) throw new Error(`No postcode district "${outcode}" in the gazetteer`);
  return place;
}
