import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AppealForm } from '@/components/safety/appeal-form';
import { AppealStatus } from '@/components/safety/appeal-status';
import { DecisionText } from '@/components/safety/decision-text';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getAppeal } from '@/lib/moderation/appeals/get-appeal';

type Props = { params: Promise<{ key: string }> };

const loadAppeal = cache(async (key: string) => (await getAppeal(key, new Date())) ?? notFound());

/** Not constant, since a title would stay on the page of an unknown key. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await loadAppeal((await params).key);
  return { title: 'Appeal against a decision' };
}

export default async function AppealPage({ params }: Props) {
  const { key } = await params;
  const now = new Date();
  const view = await loadAppeal(key);
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
