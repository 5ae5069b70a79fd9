'use client';

import { usePathname } from 'next/navigation';
import { useCurrentInView } from '@/components/ui/browser/use-current-in-view';

type Page = { href: string; name: string; forAdmins?: true };

const pages: readonly Page[] = [
  { href: '/admin', name: 'Queue' },
  { href: '/admin/users', name: 'Users' },
  { href: '/admin/ads', name: 'Ads' },
  { href: '/admin/figures', name: 'Figures' },
  { href: '/admin/payments', name: 'Payments', forAdmins: true },
  { href: '/admin/jobs', name: 'Jobs', forAdmins: true },
  { href: '/admin/banned-words', name: 'Banned words', forAdmins: true },
  { href: '/admin/categories', name: 'Categories', forAdmins: true },
  { href: '/admin/prices', name: 'Prices', forAdmins: true },
  { href: '/admin/settings', name: 'Settings', forAdmins: true },
];

export function AdminMenu({ isAdmin }: { isAdmin: boolean }) {
  const path = usePathname() ?? '';
  const isCurrent = (href: string) =>
    path === href ||
    (href === '/admin' ? path.startsWith('/admin/queue') : path.startsWith(`${href}/`));
  const list = useCurrentInView(path);

  return (
    <nav aria-label="Moderation">
      <ul ref={list} className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1">
        {pages
          .filter(({ forAdmins }) => isAdmin || !forAdmins)
          .map(({ href, name }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isCurrent(href) ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-control px-4 whitespace-nowrap hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent mouse:min-h-9"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
