import type { Metadata } from 'next';
import { AdView } from '@/components/ad-page/ad-view';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { getOwnersView } from '@/lib/ads/reading/queries';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { orNotFound } from '../../or-not-found';

export const metadata: Metadata = { title: 'Your ad' };

type OwnAdPageProps = { params: Promise<{ id: string }> };

export default async function OwnAdPage({ params }: OwnAdPageProps) {
  const { id } = await params;
  const actor = await requirePageActor(`/my-account/ads/${id}`);
  const now = new Date();
  const ad = await orNotFound(getOwnersView(actor, id, now));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/my-account" look="quiet" size="small">
          My Ads
        </ButtonLink>
        <ButtonLink href={`/edit/${id}`} look="quiet" size="small">
          Edit
        </ButtonLink>
      </div>
      <Notice tone="warning">Only you see this page.</Notice>
      <div className="-mx-4">
        <AdView ad={ad} similar={[]} others={[]} now={now} isOwnersView />
      </div>
    </div>
  );
}
