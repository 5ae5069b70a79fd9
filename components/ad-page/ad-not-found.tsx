import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/lib/catalogue/messages';

export const AdNotFound = () => (
  <Message title="Error">
    <p>{messages.adNotFound}</p>
    <ButtonLink href="/search">See current ads</ButtonLink>
  </Message>
);
