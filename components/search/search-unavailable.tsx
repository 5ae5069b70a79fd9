import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { searchPath } from '@/lib/search/search-params';
import type { SearchQuery } from '@/lib/search/search-query';

/** Instead of the results that the database did not have in time. */
export const SearchUnavailable = ({ query }: { query: SearchQuery }) => (
  <Message title="The search is busy">
    <p>So many people are looking right now that your results are not ready. Please try again.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={searchPath(query)}>Try again</ButtonLink>
      <ButtonLink href="/" look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  </Message>
);
