import { textLinks } from '@/components/search/filters/word-chips';
import type { SearchQuery } from '@/lib/search/query/search-query';

/** What was understood is one tap from being words again. */
export function WordsInstead({ asked }: { asked: SearchQuery }) {
  const links = textLinks(asked);
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>Search for the words instead:</span>
      {links.map(({ words, href }) => (
        <a
          key={words}
          href={href}
          className="link inline-flex min-h-8 max-w-full items-center wrap-anywhere"
        >
          {words ? `“${words}”` : 'all of them'}
        </a>
      ))}
    </p>
  );
}
