import type { AdCard } from '@/lib/ads/reading/ad-views';
import { compactPrice, type Pence } from '@/lib/money';
import type { SearchPage } from '@/lib/search/list/search-page';

/** More labels would cover each other. */
const mostLabelled = 12;

export type PriceRange = { lowest: Pence; highest: Pence };

/** The prices in each outcode; null unless the page has every ad of a map with few dots. */
export function pricesOn(
  { ads, featured, total }: SearchPage,
  dots: number,
): ReadonlyMap<string, PriceRange> | null {
  const all = [...featured, ...ads];
  if (dots > mostLabelled || total.isMore || all.length !== total.count) return null;
  const ranges = new Map<string, PriceRange>();
  for (const { pricePence, location } of all) {
    const outcode = outcodeOf(location);
    if (pricePence === null || !outcode) continue;
    const { lowest, highest } = ranges.get(outcode) ?? { lowest: pricePence, highest: pricePence };
    ranges.set(outcode, {
      lowest: Math.min(lowest, pricePence),
      highest: Math.max(highest, pricePence),
    });
  }
  return ranges;
}

const outcodeOf = (location: AdCard['location']) => location?.postcode;

/** "£45" or "£45 to £120". */
export const rangeText = ({ lowest, highest }: PriceRange) =>
  lowest === highest ? compactPrice(lowest) : `${compactPrice(lowest)} to ${compactPrice(highest)}`;
