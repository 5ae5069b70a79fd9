import type { ListScope } from '@/lib/catalogue/list-scopes';
import { type Area, allRegions, allTowns, areaBySlug, wholeUk } from '@/lib/locations/areas';
import { nearbyPlaces } from '@/lib/locations/distance';
import { regionByCode } from '@/lib/locations/regions';
import { areasWithAds } from './ad-counts';

/** An area with ads; `miles` from the town that the page is about, else null. */
export type AreaLink = { area: Area; count: number; miles: number | null };

const mostTowns = 24;
const mostNearby = 12;
/** Towns further away are nowhere near; of those that are not, so many are asked for. */
const nearbyMiles = 40;
const nearbyAmong = 150;

/** The region of a town; undefined for the country and for regions. */
export function regionOfTown({ kind, region }: Area): Area | undefined {
  const code = kind === 'town' && region ? regionByCode(region) : undefined;
  return code && areaBySlug(code.slug);
}

/** Around a town the nearest ones with ads; of a region its towns, of the country its regions. */
export async function placesAround(scope: ListScope, area: Area): Promise<AreaLink[]> {
  if (area.kind === 'uk') return withoutMiles(await areasWithAds(scope, allRegions));
  if (area.kind === 'region') return townsOf(scope, area);
  return nearestTowns(scope, area, mostNearby);
}

/** The town with ads that is nearest to this one; else its region, else the country; null: none at all. */
export async function nearestWithAds(scope: ListScope, area: Area): Promise<AreaLink | null> {
  const [town] = await nearestTowns(scope, area, 1);
  if (town) return town;
  const wider = [regionOfTown(area), wholeUk].filter((candidate) => candidate !== undefined);
  const [first] = withoutMiles(await areasWithAds(scope, wider));
  return first ?? null;
}

/** The towns with most ads. */
export async function busiestTowns(scope: ListScope, most: number): Promise<AreaLink[]> {
  return busiest(withoutMiles(await areasWithAds(scope, allTowns.slice(0, most * 10))), most);
}

async function townsOf(scope: ListScope, region: Area): Promise<AreaLink[]> {
  const towns = allTowns.filter((town) => town.region === region.region);
  return busiest(withoutMiles(await areasWithAds(scope, towns)), mostTowns);
}

async function nearestTowns(scope: ListScope, area: Area, most: number): Promise<AreaLink[]> {
  const { centre } = area;
  if (!centre) return [];
  const others = allTowns.flatMap((town) =>
    town.centre && town.slug !== area.slug ? [{ ...town.centre, town }] : [],
  );
  const near = nearbyPlaces(centre, others, nearbyMiles).slice(0, nearbyAmong);
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

/** The most ads first, and so many at most. */
const busiest = (links: AreaLink[], most: number): AreaLink[] =>
  links.toSorted((a, b) => b.count - a.count).slice(0, most);
