import type { Area } from '@/lib/locations/areas';
import { pathOf } from '@/lib/search/browse-address';
import type { ScopeLink } from '@/lib/search/browse-page';

type ScopeLinksProps = { links: ScopeLink[]; area: Area };

/** The categories below, with how many ads each has here. */
export function ScopeLinks({ links, area }: ScopeLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ scope, count }) => (
          <li key={scope.key}>
            <a
              href={pathOf(scope, area)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium hover:bg-surface-2 mouse:min-h-10"
            >
              {scope.name}
              <span className="tabular text-sm font-normal text-muted">
                {count.toLocaleString('en-GB')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
