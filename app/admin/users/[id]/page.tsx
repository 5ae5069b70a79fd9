import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MemberAds } from '@/components/admin/member-ads';
import { SellerHistory } from '@/components/admin/queue/seller-history';
import { TargetActions } from '@/components/admin/target-actions';
import { Notice } from '@/components/ui/notice';
import { requireStaffPage } from '@/lib/auth/staff';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { formatDate } from '@/lib/dates';
import { isUuid } from '@/lib/is-uuid';
import { findMembers } from '@/lib/moderation/overview/find-members';
import { getMemberAds } from '@/lib/moderation/overview/get-member-ads';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';

export const metadata: Metadata = { title: 'User' };

export default async function UserPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireStaffPage(`/admin/users/${id}`);
  const [member] = isUuid(id) ? await findMembers(id) : [];
  const seller = member && (await getQueueSeller(member.id, new Date()));
  if (!member || !seller) notFound();
  const ads = await getMemberAds(member.id);
  return (
    <>
      <h1 className="text-2xl font-bold wrap-anywhere">{member.username}</h1>
      {member.bannedAt && (
        <Notice tone="negative">
          Suspended since {formatDate(member.bannedAt)}
          {member.suspendedUntil ? ` until ${formatDate(member.suspendedUntil)}` : ' for good'}
          {member.suspendedRule && `: ${ruleOf(member.suspendedRule)?.title ?? ''}`}.
        </Notice>
      )}
      <p className="wrap-anywhere">{member.email}</p>
      {member.role === 'member' && (
        <TargetActions
          name={member.username}
          target={{ type: 'user', id: member.id, isSuspended: member.bannedAt !== null }}
        />
      )}
      <SellerHistory seller={seller} heading="h2" />
      <section aria-labelledby="ads" className="grid gap-2">
        <h2 id="ads" className="text-xl font-bold">
          Ads
        </h2>
        {ads.length < seller.ads && (
          <p className="text-muted">
            The latest {ads.length} of {seller.ads}. Words or an id find others under{' '}
            <a href="/admin/ads" className="link">
              Ads
            </a>
            .
          </p>
        )}
        <MemberAds ads={ads.map((ad) => ({ ...ad, caseId: null, username: member.username }))} />
      </section>
    </>
  );
}
