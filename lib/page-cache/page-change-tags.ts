import * as z from 'zod';
import { regionOfOutcode, townOfOutcode } from '@/lib/locations/areas';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { allScopes, wholeCountry } from '@/lib/site-paths';
import { adTag, everything, listTag, sellerTag } from './page-tags';

/** What the triggers of the database say (migration page_changes). */
const change = z.object({
  ad: z.string().optional(),
  seller: z.string().nullish(),
  /** Category, group and outcode, when the ad is or was in public lists. */
  list: z.tuple([z.string(), z.string(), z.string()]).nullish(),
  /** Too much for single messages. */
  all: z.literal(true).optional(),
});

/** The tags of the pages that a message makes wrong. Throws for a message of another kind. */
export function tagsOfChange(message: string): string[] {
  const { ad, seller, list, all } = change.parse(JSON.parse(message));
  return [
    ...(all ? [everything] : []),
    ...(ad ? [adTag(ad)] : []),
    ...(seller ? [sellerTag(seller)] : []),
    ...(list ? listsOf(...list) : []),
  ];
}

/** Of every scope in every area that the ad is within. */
function listsOf(category: string, group: string, outcode: string): string[] {
  const areas = [placeByOutcode(outcode), townOfOutcode(outcode), regionOfOutcode(outcode)];
  const slugs = [wholeCountry, ...areas.flatMap((area) => area?.slug ?? [])];
  return [allScopes, group, category].flatMap((scope) => slugs.map((slug) => listTag(scope, slug)));
}
