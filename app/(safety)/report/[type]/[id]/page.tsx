import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AuthCard } from '@/components/auth/auth-card';
import { ReportForm } from '@/components/safety/report-form';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { pageActor } from '@/lib/auth/current-actor';
import { getReportTarget } from '@/lib/moderation/reports/get-report-target';

type Props = { params: Promise<{ type: string; id: string }> };

const loadTarget = cache(
  async (type: string, id: string) =>
    (await getReportTarget(type, id, await hasAgeCheck(), new Date())) ?? notFound(),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, id } = await params;
  const target = await loadTarget(type, id);
  return { title: target.type === 'ad' ? 'Report this ad' : 'Report this seller' };
}

export default async function ReportPage({ params }: Props) {
  const { type, id } = await params;
  const target = await loadTarget(type, id);
  const isMember = (await pageActor()) !== null;
  return (
    <AuthCard
      title={target.type === 'ad' ? 'Report this ad' : 'Report this seller'}
      lead={<span className="wrap-anywhere">{target.name}</span>}
    >
      <p>
        In danger now? Call{' '}
        <a href="tel:999" className="link">
          999
        </a>
        . Otherwise tell us what is wrong: a moderator looks at every report, and the seller is not
        told who sent it.
      </p>
      <ReportForm target={target} isMember={isMember} />
    </AuthCard>
  );
}
