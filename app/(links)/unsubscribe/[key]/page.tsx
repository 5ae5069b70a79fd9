import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Unsubscribe } from '@/components/links/unsubscribe';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getSubscription } from '@/lib/alerts/unsubscribe';

type Props = { params: Promise<{ key: string }> };

const loadSubscription = cache(async (key: string) => (await getSubscription(key)) ?? notFound());

/** Not constant, since a title would stay on the page of an unknown key. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await loadSubscription((await params).key);
  return { title: 'Stop these mails' };
}

export default async function UnsubscribePage({ params }: Props) {
  const { key } = await params;
  const subscription = await loadSubscription(key);
  return (
    <NarrowCard title="Stop these mails">
      <Unsubscribe subscriptionKey={key} {...subscription} />
    </NarrowCard>
  );
}
