import { filterChips } from '@/components/search/filters/chips/filter-chips';
import { widenedText } from '@/components/search/results/widened-text';
import { areaText } from '@/lib/locations/area-text';
import { parseSentSearch } from '@/lib/search/address/parse-sent-search';
import { searchHeading } from '@/lib/search/address/search-heading';
import { searchAds } from '@/lib/search/list/search-ads';
import { similarPlaces } from '@/lib/search/understanding/places/similar-places';
import { unknownPlaceIn } from '@/lib/search/understanding/places/unknown-place';

/** Why a row of pages fails, or null: typed @ place => patterns && for the lines of the report. */
export async function pageMissOf(row: string, now: Date): Promise<string | null> {
  const parts = /^(.+?)(?: @ (.+?))? => (.*)$/.exec(row);
  if (!parts) throw new Error(`Not a row of pages: ${row}`);
  const [, q = '', place = '', patterns = ''] = parts;
  const report = await pageReport(q, place, now);
  const isPassed = patterns.split(' && ').every((pattern) => new RegExp(pattern).test(report));
  return isPassed ? null : `${row}\n${report.replace(/^/gm, '      ')}`;
}

/** The text of a page of results, a line for each part. */
async function pageReport(q: string, place: string, now: Date): Promise<string> {
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
