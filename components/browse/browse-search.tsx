import { Search } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { TextInput } from '@/components/ui/inputs';
import { searchQueryMax } from '@/lib/catalogue/limits';
import type { ListScope } from '@/lib/catalogue/list-scopes';
import type { Area } from '@/lib/locations/areas';

type BrowseSearchProps = { scope: ListScope; area: Area };

/** Words and a place, within the scope of the page. A plain GET form. */
export const BrowseSearch = ({ scope, area }: BrowseSearchProps) => (
  <search>
    <form
      action={scope.isAdult ? '/adult/search' : '/search'}
      className="grid gap-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]"
    >
      <label htmlFor="browse-text" className="sr-only">
        What are you looking for?
      </label>
      <TextInput
        id="browse-text"
        name="q"
        type="search"
        maxLength={searchQueryMax}
        placeholder={scope.kind === 'all' ? 'What are you looking for?' : `Search in ${scope.name}`}
        autoComplete="off"
      />
      {scope.kind !== 'all' && <input type="hidden" name="category" value={scope.slug} />}
      <label htmlFor="browse-place" className="sr-only">
        Town or postcode
      </label>
      <TextInput
        id="browse-place"
        name="place"
        type="search"
        maxLength={searchQueryMax}
        defaultValue={area.kind === 'uk' ? '' : area.name}
        placeholder="Town or postcode"
        autoComplete="off"
      />
      <button type="submit" className={buttonClass()}>
        <Search aria-hidden="true" className="size-5" />
        Search
      </button>
    </form>
  </search>
);
