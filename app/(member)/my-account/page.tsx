import type { Metadata } from 'next';
import { Drafts } from '@/components/account/drafts';
import { JustPublished } from '@/components/account/just-published';
import { MyAds } from '@/components/account/my-ads';
import { SectionTitle } from '@/components/account/section-title';
import { ButtonLink } from '@/components/ui/button';
import { toMyAdReply } from '@/lib/ads/reading/ad-replies';
import { getMyAds } from '@/lib/ads/reading/queries';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getDrafts } from '@/lib/drafts/queries';
import { getMyDecisions } from '@/lib/moderation/appeals/get-my-decisions';
import { canSend } from '@/lib/notifications/carriers/carriers';

export const metadata: Metadata = { title: 'My Ads' };

export default async function MyAdsPage() {
  const actor = await requirePageActor('/my-account');
  const now = new Date();
  const [ads, drafts, decisions] = await Promise.all([
    getMyAds(actor, now),
    getDrafts(actor),
    getMyDecisions(actor, now),
  ]);
  return (
    <>
      <SectionTitle title="My Ads">
        {ads.length > 0 && (
          <ButtonLink href="/post" look="quiet" size="small">
            Post another ad
          </ButtonLink>
        )}
      </SectionTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <JustPublished canVerifyPhones={canSend('whatsapp')} />
        <Drafts drafts={drafts} now={now} />
        <MyAds initial={ads.map(toMyAdReply)} decisions={decisions} />
      </div>
    </>
  );
}
