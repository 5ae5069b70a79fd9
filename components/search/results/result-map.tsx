import { AreaMap } from '@/components/map/area-map';
import { searchLink } from '@/components/search/search-link';
import type { Area } from '@/lib/locations/area';
import { clustersOn, type PlaceCount } from '@/lib/locations/map/map-clusters';
import { namesIn } from '@/lib/locations/map/map-names';
import { type MapView, onView, viewOf } from '@/lib/locations/map/map-view';
import { project } from '@/lib/locations/map/projection';
import { placePhrase } from '@/lib/search/address/search-heading';
import { type DotSearch, dotSearch } from '@/lib/search/list/places/dot-search';
import type { SearchPage } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { Count } from './count';
import { MapDot, type MapDotProps, widthOf } from './map-dot';
import { pricesOn, rangeText } from './map-prices';

type ResultMapProps = {
  typed: SearchQuery;
  page: SearchPage;
  /** Most ads first. Those beyond the area count for dots whose search reaches them. */
  places: readonly PlaceCount[];
};

const mostNames = 14;

export function ResultMap({ typed, page, places }: ResultMapProps) {
  const inside = places.filter(({ isBeyond }) => !isBeyond);
  const view = viewOf(inside.map(({ place }) => place));
  if (!view) return null;
  const query = page.widened ? page.query : typed;
  const clusters = clustersOn(view, inside);
  const prices = pricesOn(page, clusters.length);
  const searches = clusters.map((cluster) => dotSearch(cluster, places));
  searches.sort((a, b) => b.count - a.count);
  const dots = searches.map((dot, index) => {
    const { area, radius, count } = dot;
    const range = (dot.members.length === 1 && prices?.get(dot.place.outcode)) || null;
    return {
      ...dot,
      number: prices && index + 1,
      price: range && rangeText(range),
      label: count === 1 && range ? rangeText(range) : String(count),
      href: linkTo(dot, query),
      name: area ? placePhrase(area, radius) : '',
    };
  });
  return (
    <section aria-labelledby="results" className="result-map grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="results" className="sr-only">
        Results on a map
      </h2>
      <AreaMap
        view={view}
        names={namesIn(view, mostNames, dots.flatMap(covered))}
        role="group"
        label="Map of results"
        className="max-h-[75dvh]"
      >
        <SearchedArea area={page.query.area} radius={page.query.radius} view={view} />
        {dots.map(({ place, ...dot }) => (
          <MapDot key={place.outcode} {...dot} />
        ))}
      </AreaMap>
      <nav aria-labelledby="places" className="grid gap-2">
        <h2 id="places" className="font-semibold">
          Places
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {dots.map(({ place, count, href, name, number, price }) => (
            <li key={place.outcode}>
              <a
                href={href}
                data-dot={number ?? undefined}
                className="flex min-h-11 items-center justify-between gap-3 border-b border-line hover:bg-surface-2"
              >
                <span className="first-letter:uppercase">{name}</span>
                <span className="flex shrink-0 items-center gap-3">
                  {price && <span className="tabular font-semibold">{price}</span>}
                  <Count count={count} isMore={false} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

type SearchedAreaProps = { area: Area | null; radius: SearchQuery['radius']; view: MapView };

function SearchedArea({ area, radius, view }: SearchedAreaProps) {
  if (!area?.centre || !radius) return null;
  const { x, y } = onView(view, project(area.centre));
  return (
    <circle
      cx={x}
      cy={y}
      r={Math.round(radius * view.perMile)}
      className="fill-none stroke-accent stroke-2 [stroke-dasharray:6_6]"
    />
  );
}

/** What no name may cover: a dot as wide as its label, in steps of about a letter. */
function covered({ x, y, label }: Pick<MapDotProps, 'x' | 'y' | 'label'>) {
  const beside = Math.max(0, widthOf(label) / 2 - 22);
  return [-beside, 0, beside].map((offset) => ({ x: x + offset, y }));
}

/** Several places link to a closer map or, if they are at most a mile apart, to the list. */
const linkTo = ({ members, miles, area, radius }: DotSearch, query: SearchQuery): string =>
  searchLink(query, { area, radius, view: members.length > 1 && miles > 1 ? 'map' : null });
