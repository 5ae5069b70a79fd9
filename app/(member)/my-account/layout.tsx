import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/account/account-menu';
import { pageActor } from '@/lib/auth/current-actor';

export const metadata: Metadata = { title: 'My Account' };

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <AccountMenu isStaff={actor !== null && actor.role !== 'member'} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
