import { pathOf } from '@/lib/browse/browse-address';
import type { ScopeLink } from '@/lib/browse/browse-page';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import type { Area } from '@/lib/locations/area';

type ScopeLinksProps = { links: ScopeLink[]; area: Area };

export function ScopeLinks({ links, area }: ScopeLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="strip">
        {links.map(({ scope, count }) => (
          <li key={scope.key}>
            <a href={pathOf(scope, area)} className="scope-link">
              {shownName(scope)}
              <span className="count font-normal">{count.toLocaleString('en-GB')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
