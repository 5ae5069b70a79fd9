import { Island } from '@/components/ui/island';
import { browseAreaOf } from '@/lib/browse/browse-area';
import type { Area } from '@/lib/locations/area';
import { browsePath } from '@/lib/site-paths';
import { RememberPlace } from './remember-place';

export function PlaceMemory({ area }: { area: Area | null }) {
  const known = area && browseAreaOf(area.slug);
  if (!known || known.kind === 'uk') return null;
  return (
    <Island
      name="RememberPlace"
      of={RememberPlace}
      props={{ name: known.name, path: browsePath('all', known.slug) }}
    />
  );
}
