import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { PublicAd } from '@/lib/ads/ad-views';

type Crumbs = Pick<PublicAd, 'category' | 'mainCategory' | 'groupSlug' | 'isAdult'>;

export function Breadcrumbs({ ad }: { ad: Crumbs }) {
  const section = ad.isAdult
    ? { href: '/adult', name: 'Adult' }
    : { href: `/search?section=${ad.groupSlug}`, name: ad.mainCategory };
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {[{ href: '/', name: 'Home' }, section].map(({ href, name }) => (
          <li key={href} className="flex items-center gap-1">
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-11 items-center hover:underline sm:min-h-8"
            >
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li>{ad.category}</li>
      </ol>
    </nav>
  );
}
