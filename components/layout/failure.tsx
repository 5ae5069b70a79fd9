'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from './message';

export const Failure = ({ retry }: { retry: () => void }) => (
  <Message title="That did not work">
    <p>Something went wrong on our side. Please try again in a moment.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={retry}>Try again</Button>
      <ButtonLink href="/" look="quiet">
        Go to the home page
      </ButtonLink>
    </div>
  </Message>
);
