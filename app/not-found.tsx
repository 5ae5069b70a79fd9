import { Message } from '@/components/layout/message';
import { ButtonLink } from '@/components/ui/button';

export default function NotFound() {
  return (
    <Message title="This page is not here">
      <p>It may have moved, or the address has a typing error.</p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </Message>
  );
}
