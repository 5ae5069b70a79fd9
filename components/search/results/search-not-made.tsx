import { Message } from '@/components/layout/message';
import { AskedForm } from '@/components/search/form/asked-form';
import { ButtonLink } from '@/components/ui/button';
import { searchPath } from '@/lib/search/query/search-params';
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
  asked: SearchQuery;
  unknownPlace?: string | undefined;
  reason: WhyNotMade;
};

export const SearchNotMade = ({ asked, unknownPlace, reason }: SearchNotMadeProps) => (
  <>
    <div className="container-page py-4 sm:py-6">
      <AskedForm asked={asked} unknownPlace={unknownPlace} />
    </div>
    <Message title={reasons[reason].title}>
      <p>{reasons[reason].text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href={searchPath(asked)}>Try again</ButtonLink>
        <ButtonLink href="/" look="quiet">
          Go to the home page
        </ButtonLink>
      </div>
    </Message>
  </>
);
