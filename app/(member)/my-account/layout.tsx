import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/account/account-menu';

export const metadata: Metadata = { title: 'My Account', robots: { index: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <AccountMenu />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
