import { pathOf } from '@/lib/browse/browse-address';
import type { AreaLink } from '@/lib/browse/browse-places';
import { placesHeading } from '@/lib/browse/browse-text';
import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { plural } from '@/lib/text/plural';

type PlaceLinksProps = { links: AreaLink[]; scope: ListScope; area: Area };

export function PlaceLinks({ links, scope, area }: PlaceLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="places" className="border-t border-line pt-6">
      <h2 id="places" className="mb-2 text-xl font-bold">
        {placesHeading(area)}
      </h2>
      <ul className="place-links">
        {links.map((link) => (
          <li key={link.area.slug}>
            <a href={pathOf(scope, link.area)}>
              <span>{link.area.name}</span>
              <span className="count font-normal">
                {link.miles !== null && <>{milesLabel(link.miles)} · </>}
                {adsLabel(link.count)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whole miles, since districts are no more precise. */
export function milesLabel(miles: number): string {
  return plural(Math.max(1, Math.round(miles)), 'mile');
}

const adsLabel = (count: number) => plural(count, 'ad');
