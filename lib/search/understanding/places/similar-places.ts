import type { Area } from '@/lib/locations/area';
import { areaBySlug, townOfOutcode } from '@/lib/locations/area-lookup';
import { searchPlaces } from '@/lib/locations/search-places';

const most = 4;

export function similarPlaces(typed: string): Area[] {
  const areas = searchPlaces(typed).flatMap(({ slug }) => {
    const area = areaBySlug(slug);
    const [outcode = ''] = area?.outcodes ?? [];
    // Only districts are found by similar names, but people mean the town.
    return (/\d/.test(typed) ? area : (townOfOutcode(outcode) ?? area)) ?? [];
  });
  return [...new Map(areas.map((area) => [area.slug, area])).values()].slice(0, most);
}
