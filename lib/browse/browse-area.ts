import { type Area, areaBySlug, areaOfText, townOfOutcode } from '@/lib/locations/areas';
import { regionByCode } from '@/lib/locations/regions';

/**
 * The area that an address of a browse page means, whatever it is called there: these pages are
 * about towns, regions and the country, so that a postcode means its town.
 */
export function browseAreaOf(slug: string): Area | undefined {
  const area = areaBySlug(slug) ?? areaBySlug(slug.toLowerCase()) ?? areaOfText(wordsOf(slug));
  const [outcode] = area?.kind === 'outcode' ? (area.outcodes ?? []) : [];
  return outcode ? townOfOutcode(outcode) : area;
}

/** The region of a town; undefined for the country and for regions. */
export function regionOfTown({ kind, region }: Area): Area | undefined {
  const code = kind === 'town' && region ? regionByCode(region) : undefined;
  return code && areaBySlug(code.slug);
}

const wordsOf = (slug: string) => slug.replace(/[-+_]/g, ' ').trim();
