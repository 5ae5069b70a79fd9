import { Message } from '@/components/layout/message';
import { FilledSearchForm } from '@/components/search/form/filled-search-form';
import { ButtonLink } from '@/components/ui/button';
import { searchPath } from '@/lib/search/address/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';

const reasons = {
  /** The database was too slow or down. */
  unavailable: {
    title: 'The search is busy',
    text: 'The site is very busy, so your results could not be loaded. Please try again.',
  },
  failed: {
    title: 'That did not work',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
};

export type WhyNotMade = keyof typeof reasons;

type SearchNotMadeProps = {
  typed: SearchQuery;
  unknownPlace?: string | undefined;
  reason: WhyNotMade;
};

export const SearchNotMade = ({ typed, unknownPlace, reason }: SearchNotMadeProps) => (
  <>
    <div className="container-page py-4 sm:py-6">
      <FilledSearchForm typed={typed} unknownPlace={unknownPlace} />
    </div>
    <Message title={reasons[reason].title}>
      <p>{reasons[reason].text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={searchPath(typed)}>Try again</ButtonLink>
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </Message>
  </>
);
