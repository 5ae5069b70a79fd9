import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { HiddenList } from '@/components/hidden/hidden-list';
import { AccountSaved } from '@/components/saved/account-saved';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { listSavedAds } from '@/lib/saved/queries';

export const metadata: Metadata = { title: 'Saved ads' };

export default async function SavedAdsPage() {
  const actor = await requirePageActor('/my-account/saved');
  const ads = await listSavedAds(actor, new Date());
  return (
    <div className="max-w-3xl">
      <SectionTitle title="Saved ads" />
      <AccountSaved initial={ads} />
      <HiddenList isMember />
      <p className="mt-4 text-sm text-muted">
        We email you when a saved ad is reduced or ends.{' '}
        <a href="/my-account/alerts#mail-choices" className="link">
          Change these emails
        </a>
      </p>
    </div>
  );
}
