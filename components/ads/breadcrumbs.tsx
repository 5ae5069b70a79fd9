import { Crumbs } from '@/components/ui/crumbs';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { adTrail } from '@/lib/browse/trails';

/** The lists that an ad stands in, from its region down to its category in its town. */
export const Breadcrumbs = ({ ad }: { ad: Pick<PublicAd, 'categorySlug' | 'location'> }) => (
  <Crumbs trail={adTrail(ad)} />
);
