import type { Area } from '@/lib/locations/area';
import { inArea } from '@/lib/locations/names/area-phrases';
import type { Radius, SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { plural } from '@/lib/text/plural';

/** "“oak table” in Home · within 5 miles of Ilford". */
export function searchHeading(typed: SearchQuery): string {
  const { text, scope, area, radius, isAdult } = interpretQuery(typed);
  const everything = isAdult ? 'All adult ads' : 'All ads';
  const what = text ? `“${text}”${scope ? ` in ${scope.name}` : ''}` : (scope?.name ?? everything);
  return area ? `${what} · ${area.centre ? radiusPhrase(radius, area.name) : area.name}` : what;
}

export const placePhrase = (area: Area, radius: Radius): string =>
  area.centre ? radiusPhrase(radius, area.name) : inArea(area);

export const areaLabel = ({ centre, name }: Area, radius: Radius): string =>
  centre ? radiusPhrase(radius, name) : name;

function radiusPhrase(radius: Radius, place: string): string {
  if (radius === 0) return `in ${place}`;
  return radius === null ? `across the UK, from ${place}` : `within ${miles(radius)} of ${place}`;
}

export const miles = (count: number) => plural(count, 'mile');
