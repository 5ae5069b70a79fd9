import { ChevronRight, House } from 'lucide-react';
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
        <li className="flex items-center gap-1">
          <Link href="/" prefetch={false} aria-label="Home page" className={crumb}>
            <House aria-hidden="true" className="size-4.5" />
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
        </li>
        <li className="flex items-center gap-1">
          <Link href={section.href} prefetch={false} className={crumb}>
            {section.name}
          </Link>
          <ChevronRight aria-hidden="true" className="size-4" />
        </li>
        <li>{ad.category}</li>
      </ol>
    </nav>
  );
}

const crumb = 'inline-flex min-h-11 min-w-6 items-center hover:underline sm:min-h-8';
