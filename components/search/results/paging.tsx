import { ButtonLink } from '@/components/ui/button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { searchPath } from '@/lib/search/address/search-params';
import type { SearchPage } from '@/lib/search/list/search-page';

type PagingProps = { page: Pick<SearchPage, 'previous' | 'next'>; number: number };

export function Paging({ page: { previous, next }, number }: PagingProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      {previous && (
        <ButtonLink href={searchPath(previous)} rel="prev" look="quiet">
          <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
          Previous<span className="max-sm:sr-only"> page</span>
        </ButtonLink>
      )}
      <span aria-current="page" className="tabular text-muted">
        Page {number.toLocaleString('en-GB')}
      </span>
      {next && (
        <ButtonLink href={searchPath(next)} rel="next" look="quiet">
          Next<span className="max-sm:sr-only"> page</span>
          <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
        </ButtonLink>
      )}
    </nav>
  );
}
