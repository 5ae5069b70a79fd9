import { Crumbs } from '@/components/ui/crumbs';
import type { PublicAd } from '@/lib/ads/reading/ad-views';
import { adTrail } from '@/lib/browse/trails';

export const Breadcrumbs = ({ ad }: { ad: Pick<PublicAd, 'categorySlug' | 'location'> }) => (
  <Crumbs trail={adTrail(ad)} />
);
