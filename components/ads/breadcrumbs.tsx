import { Crumbs } from '@/components/ui/crumbs';
import type { PublicAd } from '@/lib/ads/ad-views';

type BreadcrumbsProps = {
  ad: Pick<PublicAd, 'category' | 'mainCategory' | 'groupSlug' | 'isAdult'>;
};

export function Breadcrumbs({ ad }: BreadcrumbsProps) {
  const section = ad.isAdult
    ? { href: '/adult', name: 'Adult' }
    : { href: `/search?section=${ad.groupSlug}`, name: ad.mainCategory };
  return <Crumbs trail={[section]} here={ad.category} />;
}
