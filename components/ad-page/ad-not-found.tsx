import type { ReactNode } from 'react';
import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { siteTexts } from '@/lib/catalogue/site-texts';

export const AdNotFound = ({ children }: { children?: ReactNode }) => (
  <>
    <Message title="Error: this ad is not here">
      <p>{siteTexts.adNotFound} It may have been sold or taken down.</p>
      <ButtonLink href="/search">See current ads</ButtonLink>
    </Message>
    {children}
  </>
);
