import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/icons';

export const WebsiteLink = ({ url }: { url: string }) => (
  <a
    href={url}
    rel="sponsored nofollow ugc noopener"
    target="_blank"
    className={buttonClass({ look: 'quiet' })}
  >
    Visit website
    <ExternalLink aria-hidden="true" className="size-4.5" />
    <span className="sr-only">(opens in a new tab)</span>
  </a>
);
