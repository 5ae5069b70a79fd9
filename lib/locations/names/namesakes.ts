import type { Area } from '@/lib/locations/area';
import { townsByName } from '@/lib/locations/area-lists';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { distanceMiles, type Point } from '@/lib/locations/distance';
import { usualNames } from '@/lib/locations/gazetteer/usual-names';
import { slugify } from '@/lib/text/text';

const most = 4;

/** Towns with the same name that are closer count as one. */
const apartMiles = 12;

const shortNames = new Map([...usualNames].map(([short, slug]) => [slug, short]));

/** Largest first: Bangor in Gwynedd, for Bangor. None for an area whose name has its county. */
export function namesakesOf({ kind, slug, name, centre }: Area): readonly Area[] {
  if (kind === 'region' || kind === 'uk') return [];
  const short = shortNames.get(slug);
  const plain = short ?? slugify(kind === 'outcode' ? name.replace(/ [A-Z0-9]+$/, '') : name);
  const isBest = short !== undefined || areaBySlug(plain)?.slug === slug;
  if (!isBest) return [];
  return (townsByName.get(plain) ?? [])
    .filter((town) => town.slug !== slug && isApart(centre, town.centre))
    .slice(0, most);
}

const isApart = (one: Point | null, other: Point | null) =>
  one !== null && other !== null && distanceMiles(one, other) > apartMiles;
