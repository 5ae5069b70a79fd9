import { ButtonLink } from '@/components/ui/button';
import { Message } from './message';

export const deadLinkMetadata = { title: 'Link no longer valid' };

type LinkNotFoundProps = { instead: string; href: string; label: string };

/** The same for links that were used, have expired or never existed. */
export const LinkNotFound = ({ instead, href, label }: LinkNotFoundProps) => (
  <Message title="This link no longer works">
    <p>It was used, it has expired, or a part of it is missing. {instead}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={href}>{label}</ButtonLink>
      <ButtonLink href="/help" look="quiet">
        Get help
      </ButtonLink>
    </div>
  </Message>
);
