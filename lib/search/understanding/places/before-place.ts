import { type Radius, radii } from '@/lib/search/query/search-query';
import { before, toName } from '@/lib/search/vocabulary/place-names/place-words';

/** "In", "near", "within 5 miles of", "near the university of" before a name. */
export const beforePlace = new RegExp(`(?<![a-z0-9])${before} ${toName}$`);

export function radiusBefore(open: string, end: number): { radius?: Radius } {
  const { miles, miles2, miles3 } = beforePlace.exec(open.slice(0, end))?.groups ?? {};
  const typed = miles ?? miles2 ?? miles3;
  if (typed === undefined) return {};
  const radius = radii.find((known) => known !== null && known >= Number(typed));
  return { radius: radius ?? 50 };
}
