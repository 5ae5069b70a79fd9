import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { searchPath } from '@/lib/search/search-params';
import type { SearchQuery } from '@/lib/search/search-query';

/** Instead of the results for whoever asks for more than a person can read. */
export const SearchLimited = ({ query }: { query: SearchQuery }) => (
  <Message title="Too many searches">
    <p>
      Very many searches came from your connection within a minute. Please try again in a minute.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={searchPath(query)}>Try again</ButtonLink>
      <ButtonLink href="/" look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  </Message>
);
