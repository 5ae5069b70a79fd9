import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { searchPath } from '@/lib/search/search-params';
import type { SearchQuery } from '@/lib/search/search-query';

const reasons = {
  /** The database did not have the results in time. */
  unavailable: {
    title: 'The search is busy',
    text: 'So many people are looking right now that your results are not ready. Please try again.',
  },
  /** Whoever asks has asked for more than a person can read. */
  limited: {
    title: 'Too many searches',
    text: 'Very many searches came from your connection within a minute. Please try again in a minute.',
  },
};

type SearchNotMadeProps = { query: SearchQuery; reason: keyof typeof reasons };

/** Instead of the results. */
export const SearchNotMade = ({ query, reason }: SearchNotMadeProps) => (
  <Message title={reasons[reason].title}>
    <p>{reasons[reason].text}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={searchPath(query)}>Try again</ButtonLink>
      <ButtonLink href="/" look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  </Message>
);
