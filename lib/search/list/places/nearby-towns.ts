import type { Area } from '@/lib/locations/area';
import { allTowns } from '@/lib/locations/area-lists';
import { distanceMiles } from '@/lib/locations/distance';
import { type Place, placeByOutcode } from '@/lib/locations/gazetteer/places';
import { middleOf } from '@/lib/locations/middle-of';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import type { NearbyTown } from '@/lib/search/list/search-page';
import { outcodesAround } from '@/lib/search/matching/area-outcodes';
import { defaultRadius, type SearchQuery } from '@/lib/search/query/search-query';
import { totalOf } from '@/lib/total-of';

const farthestMiles = 80;
/** Towns closer to each other than this share most of their ads. */
const apartMiles = 9;
const mostTowns = 6;
const importantTowns = 400;
const mostCounted = 2000;

export async function nearbyTowns(query: SearchQuery, now: Date): Promise<NearbyTown[]> {
  const { area } = query;
  const centre = area && middleOf(area);
  if (!area || !centre) return [];
  const own = area.centre ? [] : (area.outcodes ?? []);
  const outcodes = outcodesAround({ ...area, centre }, 50) ?? [];
  const bounds = { within: outcodes, ads: mostCounted, outcodes: outcodes.length };
  const rows = await searchEngine().outcodes({ ...query, area: null }, now, bounds);
  if (rows.length === 0) return [];
  const places = rows.flatMap(({ outcode, count }) => {
    const place = placeByOutcode(outcode);
    return place ? [{ place, count }] : [];
  });
  const homes = new Set(places.map(({ place }) => nearestTown(place)));
  const chosen: (NearbyTown & { miles: number })[] = [];
  const byDistance = allTowns
    .slice(0, importantTowns)
    .flatMap((town) =>
      town.centre ? [{ town, at: town.centre, miles: distanceMiles(centre, town.centre) }] : [],
    )
    .filter(({ town, miles }) => town.slug !== area.slug && miles <= farthestMiles && miles > 1)
    .filter(({ town }) => !own.includes(town.outcodes?.[0] ?? '') && homes.has(town.slug))
    .sort((a, b) => a.miles - b.miles);
  for (const { town, at, miles } of byDistance) {
    if (chosen.length === mostTowns) break;
    const isApart = chosen.every(
      (other) => !other.area.centre || distanceMiles(other.area.centre, at) >= apartMiles,
    );
    const count = totalOf(places.filter(({ place }) => distanceMiles(at, place) <= defaultRadius));
    if (isApart && count > 0) chosen.push({ area: town, count, miles });
  }
  return chosen.map(({ area: town, count }) => ({ area: town, count }));
}

const nearestTowns = new Map<string, string | undefined>();

/** Slug of the town that an ad belongs to, not of another one nearby. */
function nearestTown(place: Place): string | undefined {
  if (!nearestTowns.has(place.outcode)) {
    const miles = ({ centre }: Area) =>
      centre ? distanceMiles(centre, place) : Number.POSITIVE_INFINITY;
    const [first, ...others] = allTowns.slice(0, importantTowns);
    const best = others.reduce(
      (near, town) => (near && miles(town) < miles(near) ? town : near),
      first,
    );
    nearestTowns.set(place.outcode, best?.slug);
  }
  return nearestTowns.get(place.outcode);
}
