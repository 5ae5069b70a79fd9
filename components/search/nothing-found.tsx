import { ButtonLink } from '@/components/ui/button';

export const NothingFound = () => (
  <div className="card grid justify-items-center gap-4 px-6 py-12 text-center">
    <p className="text-lg font-semibold">Nothing found</p>
    <p className="max-w-md text-muted">
      Try fewer or other words, all categories, or all of the UK. New ads arrive every day.
    </p>
    <ButtonLink href="/search" look="quiet">
      Show all ads
    </ButtonLink>
  </div>
);
