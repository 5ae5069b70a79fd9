import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppealForm } from '@/components/safety/appeal-form';
import { AppealStatus } from '@/components/safety/appeal-status';
import { DecisionText } from '@/components/safety/decision-text';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getAppeal } from '@/lib/moderation/appeals/get-appeal';

export const metadata: Metadata = { title: 'Appeal against a decision' };

type Props = { params: Promise<{ key: string }> };

export default async function AppealPage({ params }: Props) {
  const { key } = await params;
  const now = new Date();
  const view = (await getAppeal(key, now)) ?? notFound();
  return (
    <NarrowCard title="Appeal against a decision">
      <DecisionText decision={view} />
      {view.appeal && <AppealStatus appeal={view.appeal} now={now} />}
      {view.isOpen && <AppealForm appealKey={key} />}
      {!view.appeal && !view.isOpen && (
        <p className="text-muted">This decision can no longer be appealed against.</p>
      )}
    </NarrowCard>
  );
}
