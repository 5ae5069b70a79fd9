import { Search } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { Select, TextInput } from '@/components/ui/inputs';
import { homeSections } from '@/lib/catalogue/categories';
import { searchQueryMax } from '@/lib/catalogue/limits';
import { regions } from '@/lib/locations/regions';

type SearchFormProps = { text?: string; section?: string; region?: string };

/** A plain GET form: it works before any script arrives. */
export const SearchForm = ({ text, section, region }: SearchFormProps) => (
  <search>
    <form
      action="/search"
      className="grid gap-2 sm:grid-cols-2 lg:grid-cols-[1fr_13rem_15rem_auto]"
    >
      <label htmlFor="search-text" className="sr-only">
        What are you looking for?
      </label>
      <TextInput
        key={text}
        id="search-text"
        name="q"
        type="search"
        defaultValue={text}
        maxLength={searchQueryMax}
        placeholder="What are you looking for?"
        autoComplete="off"
      />
      <label htmlFor="search-section" className="sr-only">
        Category
      </label>
      <Select key={section} id="search-section" name="section" defaultValue={section ?? ''}>
        <option value="">All categories</option>
        {homeSections.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <label htmlFor="search-region" className="sr-only">
        Region
      </label>
      <Select key={region} id="search-region" name="region" defaultValue={region ?? ''}>
        <option value="">All of the UK</option>
        {regions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <button type="submit" className={buttonClass()}>
        <Search aria-hidden="true" className="size-5" />
        Search
      </button>
    </form>
  </search>
);
