import type { Area } from '@/lib/locations/area';
import { withMiddle } from '@/lib/locations/middle-of';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import { cardsOf, withMiles } from '@/lib/search/list/cards';
import type { FoundAd, FurtherAway, SearchPage } from '@/lib/search/list/search-page';
import type { Radius, SearchFilter } from '@/lib/search/query/search-query';

const fewAds = 8;
const mostShown = 6;
const [wider, far] = [25, 50] as const;

/** Null if the page has enough ads, or no place, or if there are no more ads in the UK. */
export async function furtherAway(page: SearchPage, now: Date): Promise<FurtherAway | null> {
  const { query, total } = page;
  if (total.count === 0 || total.count >= fewAds || query.cursor || page.places) return null;
  const own = new Set([...page.vip, ...page.featured, ...page.ads].map(({ _id }) => _id));
  // Few matches nearby say nothing of the number in the UK, so that is asked last.
  for (const radius of [far, null]) {
    const area = areaWithin(query, radius);
    if (!area) continue;
    const around = { ...query, area, radius, sort: 'nearest' as const };
    const { list } = await searchEngine().list(around, now, []);
    const ids = list.ids.filter((id) => !own.has(id)).slice(0, mostShown);
    const ads = withMiles(await cardsOf(ids, now), around);
    if (ads.length === 0) continue;
    const others = list.total.count - total.count;
    return { ads, wider: radiiOf(query, ads, radius === far ? others : 0) };
  }
  return null;
}

/** Each finds more than the one before, as far as known. `others`: further ads that `far` finds. */
function radiiOf(query: SearchFilter, ads: FoundAd[], others: number): FurtherAway['wider'] {
  const isNear = ({ miles }: FoundAd) => miles !== null && miles <= wider;
  const near = areaWithin(query, wider) ? ads.filter(isNear).length : 0;
  const chosen: Radius[] = [];
  if (near > 0) chosen.push(wider);
  if (others > near) chosen.push(far);
  return [...chosen, null].flatMap((radius) => {
    const area = areaWithin(query, radius);
    return area ? [{ area, radius }] : [];
  });
}

/** Null if the search already reaches as far. A county counts from its middle. */
function areaWithin({ area, radius: reached }: SearchFilter, radius: Radius): Area | null {
  if (!area?.centre) return area && withMiddle(area, radius);
  return reached !== null && (radius === null || reached < radius) ? area : null;
}
