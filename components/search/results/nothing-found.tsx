import { SaveSearch } from '@/components/alerts/save-search';
import { searchLink, unfiltered } from '@/components/search/search-link';
import { ButtonLink } from '@/components/ui/button';
import { SearchX } from '@/components/ui/icons';
import { searchPathnameOf } from '@/lib/search/address/search-pathname';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { inThingsCategory } from '@/lib/search/understanding/things/scope-of-thing';

export function NothingFound({ typed }: { typed: SearchQuery }) {
  const everything = searchPathnameOf(typed);
  const wider = typed.text ? searchLink(typed, unfiltered) : everything;
  const isFiltered = searchLink(typed) !== wider;
  const related = typed.text && !typed.scope ? inThingsCategory(typed).scope : null;
  return (
    <div className="card grid justify-items-center gap-4 px-6 py-12 text-center sm:py-16">
      <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent">
        <SearchX aria-hidden="true" className="size-9" />
      </span>
      <p className="text-xl font-bold">Nothing found</p>
      <p className="max-w-md text-balance text-muted">
        There is no such ad right now. Leave something out or use other words, and look again soon:
        new ads arrive every day.
      </p>
      <SaveSearch query={typed} label="Email me when one arrives" look="brand" />
      <div className="flex flex-wrap justify-center gap-3">
        {isFiltered && wider !== everything && (
          <ButtonLink href={wider}>Search everywhere</ButtonLink>
        )}
        {related && (
          <ButtonLink href={searchLink(typed, { text: null, scope: related })} look="quiet">
            All of {related.name}
          </ButtonLink>
        )}
        <ButtonLink href={everything} look="quiet">
          Show all ads
        </ButtonLink>
      </div>
    </div>
  );
}
