import type { Area } from '@/lib/locations/area';
import { areaBySlug, townOfOutcode } from '@/lib/locations/area-lookup';
import { areaOfText } from '@/lib/locations/area-of-text';
import { regionByCode } from '@/lib/locations/regions';

/** The town of a postcode: only towns, regions and the country have pages. */
export function browseAreaOf(slug: string): Area | undefined {
  const area = areaBySlug(slug) ?? areaBySlug(slug.toLowerCase()) ?? areaOfText(wordsOf(slug));
  const [outcode] = area?.kind === 'outcode' ? (area.outcodes ?? []) : [];
  return outcode ? townOfOutcode(outcode) : area;
}

export function regionOfTown({ kind, region }: Area): Area | undefined {
  const code = kind === 'town' && region ? regionByCode(region) : undefined;
  return code && areaBySlug(code.slug);
}

const wordsOf = (slug: string) => slug.replace(/[-+_]/g, ' ').trim();
