import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ReportForm } from '@/components/safety/report-form';
import { NarrowCard } from '@/components/ui/narrow-card';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { pageActor } from '@/lib/auth/current-actor';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getReportTarget, type ReportTarget } from '@/lib/moderation/reports/get-report-target';

type Props = { params: Promise<{ type: string; id: string }> };

const isPrivate = (type: string) => type === 'message' || type === 'conversation';

const loadTarget = cache(async (type: string, id: string) => {
  const actor = isPrivate(type)
    ? await requirePageActor(`/report/${type}/${encodeURIComponent(id)}`)
    : await pageActor();
  const target = await getReportTarget(actor, type, id, await hasAgeCheck(), new Date());
  return target ?? notFound();
});

const titles: Record<ReportTarget['type'], string> = {
  ad: 'Report this ad',
  user: 'Report this seller',
  message: 'Report this message',
  conversation: 'Report this person',
  review: 'Report this review',
};
const others: Record<ReportTarget['type'], string> = {
  ad: 'the seller',
  user: 'the seller',
  message: 'the other person',
  conversation: 'the other person',
  review: 'the person who wrote it',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, id } = await params;
  const target = await loadTarget(type, id);
  return { title: titles[target.type] };
}

export default async function ReportPage({ params }: Props) {
  const { type, id } = await params;
  const target = await loadTarget(type, id);
  const isMember = (await pageActor()) !== null;
  return (
    <NarrowCard
      title={titles[target.type]}
      lead={<span className="wrap-anywhere">{target.name}</span>}
    >
      <p>
        In danger now? Call{' '}
        <a href="tel:999" className="link">
          999
        </a>
        . Otherwise tell us what is wrong: a moderator looks at every report, and{' '}
        {others[target.type]} is not told who sent it.
        {isPrivate(type) && ' The moderator can then read your messages with them.'}
      </p>
      <ReportForm target={target} isMember={isMember} />
    </NarrowCard>
  );
}
