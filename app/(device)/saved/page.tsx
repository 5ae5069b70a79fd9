import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SectionTitle } from '@/components/account/section-title';
import { HiddenList } from '@/components/hidden/hidden-list';
import { DeviceSaved } from '@/components/saved/device-saved';
import { pageActor } from '@/lib/auth/current-actor';

export const metadata: Metadata = { title: 'Saved ads' };

export default async function SavedPage() {
  if (await pageActor()) redirect('/my-account/saved');
  return (
    <div className="mx-auto max-w-3xl">
      <SectionTitle title="Saved ads" />
      <DeviceSaved />
      <HiddenList isMember={false} />
    </div>
  );
}
