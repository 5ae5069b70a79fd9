import { AreaMap } from '@/components/map/area-map';
import type { Point } from '@/lib/locations/distance';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { placeLabel } from '@/lib/locations/location';
import { milesToName, namesIn } from '@/lib/locations/map/map-names';
import { mapWidth, viewAround } from '@/lib/locations/map/map-view';

/** The map is wide enough for this many towns, within the bounds below. */
const townsAround = 5;
const leastMiles = 10;
const mostMiles = 60;
const shape = 0.5;
const mostNames = 6;

export function AdMap({ outcode, position }: { outcode: string; position: Point | null }) {
  const place = placeByOutcode(outcode);
  if (!place) return null;
  const centre = position ?? place;
  const miles = Math.min(mostMiles, Math.max(leastMiles, 2 * milesToName(centre, townsAround)));
  const view = viewAround(centre, miles, shape);
  const middle = { x: mapWidth / 2, y: view.height / 2 };
  return (
    <section aria-labelledby="where">
      <h2 id="where" className="mb-3 text-xl font-bold">
        Where it is
      </h2>
      <AreaMap
        view={view}
        names={namesIn(view, mostNames)}
        role="img"
        label={`Map of the area around ${placeLabel(place)}`}
      >
        <circle
          cx={middle.x}
          cy={middle.y}
          r={view.perMile}
          className="fill-accent/25 stroke-accent stroke-2"
        />
      </AreaMap>
      <p className="mt-2 text-sm text-muted">
        {position
          ? `It is somewhere in this circle, within ${outcode}.`
          : `The circle is about a mile around the middle of ${outcode}, not the exact address.`}
      </p>
    </section>
  );
}
