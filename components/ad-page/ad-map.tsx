import { AreaMap } from '@/components/map/area-map';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { placeLabel } from '@/lib/locations/location';
import { milesToName, namesIn } from '@/lib/locations/map/map-names';
import { mapWidth, viewAround } from '@/lib/locations/map/map-view';

/** As many towns around are shown, if they are neither very near nor far. */
const townsAround = 5;
const leastMiles = 10;
const mostMiles = 60;
const shape = 0.5;
const mostNames = 6;

/** The rough area of an ad; nothing for an unknown outcode. */
export function AdMap({ outcode }: { outcode: string }) {
  const place = placeByOutcode(outcode);
  if (!place) return null;
  const miles = Math.min(mostMiles, Math.max(leastMiles, 2 * milesToName(place, townsAround)));
  const view = viewAround(place, miles, shape);
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
        The circle is about a mile around the middle of {outcode}, not the exact address.
      </p>
    </section>
  );
}
