import { textLinks } from '@/components/search/filters/chips/word-chips';
import type { SearchQuery } from '@/lib/search/query/search-query';

/** Links that search for the words themselves instead of the filters read from them. */
export function WordsInstead({ typed }: { typed: SearchQuery }) {
  const links = textLinks(typed);
  if (links.length === 0) return null;
  return (
    <p className="flex items-center gap-x-3 text-sm text-muted max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap">
      <span className="shrink-0">Search for the words instead:</span>
      {links.map(({ words, href }) => (
        <a
          key={words}
          href={href}
          className="link inline-flex min-h-8 items-center max-sm:shrink-0 sm:max-w-full sm:wrap-anywhere"
        >
          {words ? `“${words}”` : 'all of them'}
        </a>
      ))}
    </p>
  );
}
