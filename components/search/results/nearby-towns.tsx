import { searchLink } from '@/components/search/search-link';
import type { NearbyTown } from '@/lib/search/list/search-page';
import { defaultRadius, type SearchQuery } from '@/lib/search/query/search-query';
import { Count } from './count';

type NearbyTownsProps = { typed: SearchQuery; towns: readonly NearbyTown[] };

export const NearbyTowns = ({ typed, towns }: NearbyTownsProps) =>
  towns.length > 0 && (
    <nav aria-labelledby="nearby-towns" className="grid gap-2">
      <h2 id="nearby-towns" className="font-semibold">
        The same search nearby
      </h2>
      <ul className="flex flex-wrap gap-2">
        {towns.map(({ area, count }) => (
          <li key={area.slug}>
            <a
              href={searchLink(typed, { area, radius: defaultRadius })}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-surface-2 mouse:min-h-9"
            >
              {area.name} <Count count={count} isMore={false} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
