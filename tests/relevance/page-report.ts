import { filterChips } from '@/components/search/filters/chips/filter-chips';
import { widenedText } from '@/components/search/results/widened-text';
import { areaText } from '@/lib/locations/area-text';
import { parseSentSearch } from '@/lib/search/address/parse-sent-search';
import { searchHeading } from '@/lib/search/address/search-heading';
import { searchAds } from '@/lib/search/list/search-ads';
import { similarPlaces } from '@/lib/search/understanding/places/similar-places';
import { unknownPlaceIn } from '@/lib/search/understanding/places/unknown-place';

/** The text of a page of results, a line for each part, to be matched with patterns. */
export async function pageReport(q: string, place: string, now: Date): Promise<string> {
  const params = new URLSearchParams({ ...(q && { q }), ...(place && { place }) });
  const { query, unknownPlace } = parseSentSearch({ params, isAsSent: true }, false);
  const page = await searchAds(query, now);
  const { vip, featured, ads, widened, nearby, didYouMean, facets, total } = page;
  const shown = [...vip, ...featured, ...ads];
  const unknown = unknownPlace ?? unknownPlaceIn(query)?.name;
  const similar = unknown ? similarPlaces(unknown).map(areaText) : [];
  const over = shown.filter(({ overPence }) => overPence !== undefined).length;
  const facetLines = facets.map((facet) =>
    facet.kind === 'values'
      ? `${facet.name}=${facet.values.map(({ label, count }) => `${label} ${count}`).join(',')}`
      : facet.name,
  );
  return [
    `heading: ${searchHeading(query)}`,
    `chips: ${filterChips(query, facets)
      .map(({ label }) => label)
      .join('; ')}`,
    `total: ${total.count}`,
    `widened: ${widened ? widenedText(widened, page.query) : ''}`,
    `did you mean: ${didYouMean?.text ?? ''}`,
    `unknown: ${unknown ?? ''} similar: ${similar.join('; ')}`,
    `nearby: ${nearby.map(({ area, count }) => `${area.name} ${count}`).join('; ')}`,
    `over: ${over} of ${shown.length}`,
    `facets: ${facetLines.join('; ')}`,
    `places: ${shown.map(({ location, miles }) => `${location.label} ${miles === null ? '' : Math.round(miles)}`).join('; ')}`,
  ].join('\n');
}
