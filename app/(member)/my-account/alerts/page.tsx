import type { Metadata } from 'next';
import { EmptyPart } from '@/components/account/empty-part';
import { SectionTitle } from '@/components/account/section-title';
import { Bell } from '@/components/ui/icons';
import { requirePageActor } from '@/lib/auth/require-page-actor';

export const metadata: Metadata = { title: 'Email Alerts' };

export default async function AlertsPage() {
  await requirePageActor('/my-account/alerts');
  return (
    <>
      <SectionTitle title="Email Alerts" />
      <EmptyPart icon={<Bell aria-hidden="true" className="size-7" />}>
        <p>You are not subscribed to any alerts yet.</p>
      </EmptyPart>
    </>
  );
}
