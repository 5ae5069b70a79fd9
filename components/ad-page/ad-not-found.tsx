import type { ReactNode } from 'react';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/lib/catalogue/messages';

export const AdNotFound = ({ children }: { children?: ReactNode }) => (
  <>
    <Message title="Error: this ad is not here">
      <p>{messages.adNotFound} It may have been sold or taken down.</p>
      <ButtonLink href="/search">See current ads</ButtonLink>
    </Message>
    {children}
  </>
);
