import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminMenu } from '@/components/admin/admin-menu';
import { ShownNames } from '@/components/layout/shown-names';
import { SiteFrame } from '@/components/layout/site-frame';
import { isElevated } from '@/lib/accounts/second-factor/elevation';
import { pageActor } from '@/lib/auth/current-actor';
import { shownChanges } from '@/lib/catalogue/shown-catalogue';

export const metadata: Metadata = { title: 'Moderation', robots: { index: false } };

/** Shows the menu to staff only; each page authorises for itself. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor();
  const isStaff = actor && actor.role !== 'member' && (await isElevated(actor, new Date()));
  return (
    <SiteFrame signedIn={actor !== null}>
      <ShownNames changes={shownChanges()} />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
        {isStaff && <AdminMenu isAdmin={actor.role === 'admin'} />}
        {children}
      </div>
    </SiteFrame>
  );
}
