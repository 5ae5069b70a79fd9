import { Heart } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPart } from '@/components/ui/empty-part';

export const SavedEmpty = () => (
  <EmptyPart icon={<Heart aria-hidden="true" className="size-7" />}>
    <p>You have not saved any ads yet.</p>
    <p className="text-muted">Press the heart of an ad to find it again here.</p>
    <ButtonLink href="/search" look="quiet" size="small">
      Browse ads
    </ButtonLink>
  </EmptyPart>
);
