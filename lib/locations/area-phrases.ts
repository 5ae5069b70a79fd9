import { slugify } from '@/lib/text';
import type { Area } from './areas';

/* How people speak of an area. */

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

/** "in Ilford", "in the South East". */
export const inArea = (area: Area) =>
  `in ${withArticle.has(area.slug) ? 'the ' : ''}${fullName(area)}`;

/** Its name; of several towns that share one, the lesser known with what they lie in. */
export function fullName(area: Area): string {
  const isPlain = area.kind !== 'town' || area.slug === slugify(area.name);
  return isPlain || !area.within ? area.name : `${area.name}, ${area.within}`;
}
