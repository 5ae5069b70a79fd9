import { AreaMap } from '@/components/map/area-map';
import { searchLink } from '@/components/search/search-link';
import type { Area } from '@/lib/locations/area';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { clustersOn, type MapCluster, type PlaceCount } from '@/lib/locations/map/map-clusters';
import { namesIn } from '@/lib/locations/map/map-names';
import { type MapView, onView, viewOf } from '@/lib/locations/map/map-view';
import { project } from '@/lib/locations/map/projection';
import type { SearchPage } from '@/lib/search/list/search-page';
import { radii, type SearchQuery } from '@/lib/search/query/search-query';
import { Count } from './count';

type ResultMapProps = {
  typed: SearchQuery;
  page: SearchPage;
  /** Most ads first. */
  places: readonly PlaceCount[];
};

const mostNames = 14;

export function ResultMap({ typed, page, places }: ResultMapProps) {
  const view = viewOf(places.map(({ place }) => place));
  if (!view) return null;
  const query = page.widened ? page.query : typed;
  const clusters = clustersOn(view, places);
  const dots = clusters.map((cluster) => ({
    ...cluster,
    href: linkTo(cluster, query),
    name: nameOf(cluster),
  }));
  return (
    <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="results" className="sr-only">
        Results on a map
      </h2>
      <AreaMap
        view={view}
        names={namesIn(view, mostNames, clusters)}
        role="group"
        label="Map of results"
        className="max-h-[75dvh]"
      >
        <SearchedArea area={page.query.area} radius={page.query.radius} view={view} />
        {dots.map(({ x, y, count, href, name, place }) => (
          <a key={place.outcode} href={href} className="group/dot">
            <title>{`${count} ${count === 1 ? 'ad' : 'ads'} ${name}`}</title>
            <circle
              cx={x}
              cy={y}
              r={radiusOf(count)}
              className="fill-accent stroke-map-land stroke-2 group-hover/dot:fill-accent"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="tabular fill-accent-ink text-[1.25rem] font-semibold sm:text-base"
            >
              {count}
            </text>
          </a>
        ))}
      </AreaMap>
      <nav aria-labelledby="places" className="grid gap-2">
        <h2 id="places" className="font-semibold">
          Places
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {dots.map(({ place, count, href, name }) => (
            <li key={place.outcode}>
              <a
                href={href}
                className="flex min-h-11 items-center justify-between gap-3 border-b border-line hover:bg-surface-2"
              >
                <span className="first-letter:uppercase">{name}</span>
                <Count count={count} isMore={false} />
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

/** A finger's width on a phone, and wider for long numbers. */
const radiusOf = (count: number) => 22 + 4 * Math.max(0, String(count).length - 2);

const nameOf = ({ name, places }: MapCluster) => `${places === 1 ? 'in' : 'around'} ${name}`;

/** Several places link to a closer map or, if they are at most a mile apart, to the list. */
function linkTo({ place, places, miles }: MapCluster, query: SearchQuery): string {
  const area = areaBySlug(place.slug) ?? null;
  if (places === 1) return searchLink(query, { area, radius: 0, view: null });
  const radius = radii.find((candidate) => candidate && candidate >= miles) ?? 50;
  return searchLink(query, { area, radius, view: miles > 1 ? 'map' : null });
}
