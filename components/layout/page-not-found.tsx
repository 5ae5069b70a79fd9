import { ButtonLink } from '@/components/ui/button';
import { Message } from './message';

export const missingMetadata = { title: 'Page not found' };

export const PageNotFound = () => (
  <Message title="This page is not here">
    <p>It may have moved, or the address has a typing error.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href="/">Go to the home page</ButtonLink>
      <ButtonLink href="/search" look="quiet">
        See current ads
      </ButtonLink>
    </div>
  </Message>
);
