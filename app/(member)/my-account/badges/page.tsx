import { Medal } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyPart } from '@/components/account/empty-part';
import { SectionTitle } from '@/components/account/section-title';
import { requirePageActor } from '@/lib/auth/require-page-actor';

export const metadata: Metadata = { title: 'My Badges' };

export default async function BadgesPage() {
  await requirePageActor('/my-account/badges');
  return (
    <>
      <SectionTitle title="My Badges" />
      <EmptyPart icon={<Medal aria-hidden="true" className="size-7" />}>
        <p>No badges yet. Start posting to earn some!</p>
      </EmptyPart>
    </>
  );
}
