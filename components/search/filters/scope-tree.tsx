import { Count } from '@/components/search/results/count';
import { scopeLinks } from '@/components/search/search-link';
import { ChevronLeft } from '@/components/ui/icons';
import { categoryBySlug } from '@/lib/catalogue/categories';
import type { ScopeCounts } from '@/lib/search/counts/scope-counts';
import { scopeBySlug } from '@/lib/search/query/scopes';
import type { Scope, SearchQuery } from '@/lib/search/query/search-query';

/** `scope`: the scope of the results; links keep the rest of the search. */
type ScopeTreeProps = { typed: SearchQuery; scope: Scope | null; below: ScopeCounts };

export function ScopeTree({ typed, scope, below }: ScopeTreeProps) {
  const { isAdult } = typed;
  const link = scopeLinks(typed);
  const group = scope?.kind === 'category' && categoryBySlug(scope.slug)?.groupSlug;
  const parent = group ? scopeBySlug(group, isAdult) : null;
  return (
    <nav aria-labelledby="scopes-title">
      <h3 id="scopes-title" className="font-semibold">
        Category
      </h3>
      <ul className="mt-1">
        {scope && <Up href={link(null)} name="All categories" />}
        {parent && <Up href={link(parent)} name={parent.name} />}
        <li>
          <span aria-current="page" className="flex min-h-11 items-center font-bold mouse:min-h-9">
            {scope?.name ?? 'All categories'}
          </span>
          {below.values.length > 0 && (
            <ul className="border-l border-line pl-3">
              {below.values.map(({ value, label, count }) => (
                <li key={value}>
                  <a href={link(scopeBySlug(value, isAdult))} className="tree-row">
                    <span className="min-w-0 wrap-anywhere">{label}</span>
                    <Count count={count} isMore={below.isMore} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      </ul>
    </nav>
  );
}

const Up = ({ href, name }: { href: string; name: string }) => (
  <li>
    <a href={href} className="tree-row text-muted">
      <ChevronLeft aria-hidden="true" className="-ml-1 size-4.5 shrink-0" />
      {name}
    </a>
  </li>
);
