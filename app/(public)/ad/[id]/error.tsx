'use client';

import { Message } from '@/components/layout/message';
import { Button } from '@/components/ui/button';
import { adNotFound } from '@/lib/catalogue/public-texts';

export default function AdError({ retry }: { retry: () => void }) {
  return (
    <Message title="Error">
      <p>{adNotFound}</p>
      <Button onClick={retry}>Try again</Button>
    </Message>
  );
}
