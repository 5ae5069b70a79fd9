import * as z from 'zod';
import { regionOfOutcode, townOfOutcode } from '@/lib/locations/area-lookup';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { allScopes, wholeCountry } from '@/lib/site-paths';
import { adTag, everything, listTag, sellerTag, settingsTag } from './page-tags';

/** The payload of the database's triggers (migration page_changes). */
const change = z.object({
  ad: z.string().optional(),
  seller: z.string().nullish(),
  /** Category, group and outcode of an ad that is or was public. */
  list: z.tuple([z.string(), z.string(), z.string()]).nullish(),
  settings: z.literal(true).optional(),
  /** Set if the changes are too many for single messages. */
  all: z.literal(true).optional(),
});

export function tagsOfChange(message: string): string[] {
  const { ad, seller, list, settings, all } = change.parse(JSON.parse(message));
  return [
    ...(all ? [everything] : []),
    ...(ad ? [adTag(ad)] : []),
    ...(settings ? [settingsTag] : []),
    ...(seller ? [sellerTag(seller)] : []),
    ...(list ? listsOf(...list) : []),
  ];
}

function listsOf(category: string, group: string, outcode: string): string[] {
  const areas = [placeByOutcode(outcode), townOfOutcode(outcode), regionOfOutcode(outcode)];
  const slugs = [wholeCountry, ...areas.flatMap((area) => area?.slug ?? [])];
  return [allScopes, group, category].flatMap((scope) => slugs.map((slug) => listTag(scope, slug)));
}
