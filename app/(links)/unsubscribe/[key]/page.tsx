import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Unsubscribe } from '@/components/links/unsubscribe';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getSubscription } from '@/lib/alerts/unsubscribe';

export const metadata: Metadata = { title: 'Stop these mails' };

type Props = { params: Promise<{ key: string }> };

export default async function UnsubscribePage({ params }: Props) {
  const { key } = await params;
  const subscription = (await getSubscription(key)) ?? notFound();
  return (
    <NarrowCard title="Stop these mails">
      <Unsubscribe subscriptionKey={key} {...subscription} />
    </NarrowCard>
  );
}
