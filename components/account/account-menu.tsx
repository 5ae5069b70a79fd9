'use client';

import {
  Bell,
  CreditCard,
  Heart,
  KeyRound,
  LogOut,
  Medal,
  Megaphone,
  MessageCircle,
  Scale,
  UserRound,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { logout } from '@/components/auth/logout';
import { useCurrentInView } from '@/components/ui/browser/use-current-in-view';

const pages = [
  { href: '/my-account', name: 'My Ads', Icon: Megaphone },
  { href: '/my-account/details', name: 'My Details', Icon: UserRound },
  { href: '/my-account/alerts', name: 'Email Alerts', Icon: Bell },
  { href: '/my-account/badges', name: 'My Badges', Icon: Medal },
  { href: '/my-account/password', name: 'Change Password', Icon: KeyRound },
];

/** Shown between the pages that the specification lists and Logout. */
const more = [
  { href: '/my-account/payments', name: 'Payments', Icon: CreditCard },
  { href: '/my-account/messages', name: 'Messages', Icon: MessageCircle },
  { href: '/my-account/saved', name: 'Saved ads', Icon: Heart },
];

const moderation = { href: '/admin', name: 'Moderation', Icon: Scale };

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-4 whitespace-nowrap hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent';

export function AccountMenu({ isStaff }: { isStaff: boolean }) {
  const path = usePathname() ?? '';
  const list = useCurrentInView(path);

  return (
    <nav aria-label="My Account" className="print:hidden">
      <ul
        ref={list}
        className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 max-md:mask-r-from-88% max-md:pe-12 md:flex-wrap lg:sticky lg:top-24 lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
      >
        {pages.map((page) => (
          <PageItem key={page.href} page={page} path={path} />
        ))}
        {more.map((page) => (
          <PageItem key={page.href} page={page} path={path} />
        ))}
        {isStaff && <PageItem page={moderation} path={path} />}
        <li>
          <button type="button" onClick={logout} className={item}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}

type PageItemProps = { page: (typeof pages)[number]; path: string };

function PageItem({ page: { href, name, Icon }, path }: PageItemProps) {
  const isCurrent =
    path === href || path.startsWith(`${href === '/my-account' ? '/my-account/ads' : href}/`);
  return (
    <li>
      <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={item}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {name}
      </Link>
    </li>
  );
}
