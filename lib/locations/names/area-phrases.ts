import type { Area } from '@/lib/locations/area';
import { slugify } from '@/lib/text/text';

const withArticle = new Set([
  'uk',
  'south-east',
  'south-west',
  'east-of-england',
  'east-midlands',
  'west-midlands',
  'north-west',
  'north-east',
  'isle-of-man-and-channel-islands',
]);

export const inArea = (area: Area) =>
  `in ${withArticle.has(area.slug) ? 'the ' : ''}${fullName(area)}`;

/** Adds the district or county to the lesser known of towns with the same name. */
export function fullName(area: Area): string {
  const isPlain = area.kind !== 'town' || area.slug === slugify(area.name);
  return isPlain || !area.within ? area.name : `${area.name}, ${area.within}`;
}
