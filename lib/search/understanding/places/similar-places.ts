import type { Area } from '@/lib/locations/area';
import { areaBySlug, townOfOutcode } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { nearestAreaName } from '@/lib/locations/names/misspelt-area';
import { searchPlaces } from '@/lib/locations/search-places';

const most = 4;

export function similarPlaces(typed: string): Area[] {
  const misspelt = areaOfText(nearestAreaName(typed) ?? '');
  const places = searchPlaces(typed).flatMap(({ slug }) => {
    const area = areaBySlug(slug);
    const [outcode = ''] = area?.outcodes ?? [];
    // Only districts are found by similar names, but people mean the town.
    return (/\d/.test(typed) ? area : (townOfOutcode(outcode) ?? area)) ?? [];
  });
  const areas = misspelt ? [misspelt, ...places] : places;
  return [...new Map(areas.map((area) => [area.slug, area])).values()].slice(0, most);
}
