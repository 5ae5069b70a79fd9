import { Rss } from 'lucide-react';
import type { ListScope } from '@/lib/catalogue/scopes/list-scopes';
import type { Area } from '@/lib/locations/area';
import { browseFeedPath } from '@/lib/site-paths';

export const FeedLink = ({ scope, area }: { scope: ListScope; area: Area }) => (
  <p>
    <a
      href={browseFeedPath(scope.slug, area.slug)}
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <Rss aria-hidden="true" className="size-4.5" />
      New ads as a feed
    </a>
  </p>
);
