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
import type { DemoAd } from './demo-ad';
import { adultSeller, namedSellers, privateSellers, type Seller } from './sellers';

export type AssignedAd = { ad: DemoAd; category: Category; seller: Seller };

export function assignSellers(): AssignedAd[] {
  const all = {
    ...propertyAds,
    ...jobAds,
    ...vehicleAds,
    ...goodsAds,
    ...serviceAds,
    ...personalAds,
    ...adultAds,
  };
  const nextSeller = sellerFinder();
  return Object.entries(all).flatMap(([name, ads]) => {
    const category = categoryByName(name);
    if (!category) throw new Error(`No category "${name}" in the catalogue`);
    return ads.map((ad) => ({ ad, category, seller: nextSeller(ad, category) }));
  });
}

const loadMiles = 12;

/** Groups in which one person speaks of their own life or trade: never two of them by one person. */
const personal = new Set(['personals', 'services', 'jobs']);

function sellerFinder() {
  const named = new Map(namedSellers.map((seller) => [seller.key, seller]));
  const load = new Map<string, number>();
  const voices = new Set<string>();
  let adults = 0;

  return (ad: DemoAd, category: Category): Seller => {
    if (ad.by) {
      const seller = named.get(ad.by);
      if (!seller) throw new Error(`No seller "${ad.by}" for "${ad.title}"`);
      return seller;
    }
    if (category.isAdult) return adultSeller(adults++, ad.at);
    const seller = nearest(ad, category);
    load.set(seller.key, (load.get(seller.key) ?? 0) + 1);
    voices.add(`${seller.key} ${category.groupSlug}`);
    return seller;
  };

  function nearest(ad: DemoAd, category: Category): Seller {
    const point = pointOf(ad.at);
    const suitable = privateSellers.filter(
      (seller) =>
        (!ad.who || seller.sex === ad.who) &&
        !(personal.has(category.groupSlug) && voices.has(`${seller.key} ${category.groupSlug}`)),
    );
    const costs = suitable.map((seller) => ({
      seller,
      cost: distanceMiles(point, pointOf(seller.home)) + loadMiles * (load.get(seller.key) ?? 0),
    }));
    const [best] = costs.sort((a, b) => a.cost - b.cost);
    if (!best) throw new Error(`Nobody is left to post "${ad.title}"`);
    return best.seller;
  }
}

export function pointOf(outcode: string): Point {
  const place = findPlace({ postcode: outcode });
  if (!place) throw new Error(`No postcode district "${outcode}" in the gazetteer`);
  return place;
}
