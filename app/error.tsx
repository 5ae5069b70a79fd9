'use client';

import { Message } from '@/components/layout/message';
import { Button } from '@/components/ui/button';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <Message title="That did not work">
      <p>Something went wrong on our side. Please try again in a moment.</p>
      <Button onClick={retry}>Try again</Button>
    </Message>
  );
}
