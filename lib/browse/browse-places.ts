import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import { type Area, wholeUk } from '@/lib/locations/area';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { nearbyPlaces } from '@/lib/locations/distance';
import { areasWithAds } from '@/lib/search/counts/ad-counts';
import { regionOfTown } from './browse-area';

/** `miles` is null except on a town's page. */
export type AreaLink = { area: Area; count: number; miles: number | null };

const mostTowns = 24;
const mostNearby = 12;
const nearby = { miles: 40, among: 150 };
const furtherAway = { miles: 150, among: Number.POSITIVE_INFINITY };

export async function placesAround(scope: ListScope, area: Area): Promise<AreaLink[]> {
  if (area.kind === 'uk') return withoutMiles(await areasWithAds(scope, allRegions));
  if (area.kind === 'region') return townsOf(scope, area);
  return nearestTowns(scope, area, mostNearby, nearby);
}

export async function nearestWithAds(scope: ListScope, area: Area): Promise<AreaLink | null> {
  const [town] = await nearestTowns(scope, area, 1, furtherAway);
  if (town) return town;
  const wider = [regionOfTown(area), wholeUk].filter((candidate) => candidate !== undefined);
  const [first] = withoutMiles(await areasWithAds(scope, wider));
  return first ?? null;
}

export async function busiestTowns(scope: ListScope, most: number): Promise<AreaLink[]> {
  return busiest(withoutMiles(await areasWithAds(scope, allTowns.slice(0, most * 10))), most);
}

async function townsOf(scope: ListScope, region: Area): Promise<AreaLink[]> {
  const towns = allTowns.filter((town) => town.region === region.region);
  return busiest(withoutMiles(await areasWithAds(scope, towns)), mostTowns);
}

async function nearestTowns(
  scope: ListScope,
  area: Area,
  most: number,
  within: { miles: number; among: number },
): Promise<AreaLink[]> {
  const { centre } = area;
  if (!centre) return [];
  const others = allTowns.flatMap((town) =>
    town.centre && town.slug !== area.slug ? [{ ...town.centre, town }] : [],
  );
  const near = nearbyPlaces(centre, others, within.miles).slice(0, within.among);
  const miles = new Map(near.map(({ place, miles }) => [place.town.slug, miles]));
  const found = await areasWithAds(
    scope,
    near.map(({ place }) => place.town),
  );
  return found
    .slice(0, most)
    .map(({ area: town, count }) => ({ area: town, count, miles: miles.get(town.slug) ?? null }));
}

const withoutMiles = (found: { area: Area; count: number }[]): AreaLink[] =>
  found.map(({ area, count }) => ({ area, count, miles: null }));

const busiest = (links: AreaLink[], most: number): AreaLink[] =>
  links.toSorted((a, b) => b.count - a.count).slice(0, most);
