import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { RenewAd } from '@/components/links/renew-ad';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getRenewal } from '@/lib/ads/reminders/renew-ad';

type Props = { params: Promise<{ key: string }> };

const loadRenewal = cache(async (key: string) => (await getRenewal(key, new Date())) ?? notFound());

/** Not constant, since a title would stay on the page of an unknown key. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await loadRenewal((await params).key);
  return { title: 'Renew your ad' };
}

export default async function RenewPage({ params }: Props) {
  const { key } = await params;
  const now = new Date();
  const renewal = await loadRenewal(key);
  const hasEnded = new Date(renewal.expiresAt) <= now;
  return (
    <NarrowCard title="Renew your ad">
      <RenewAd renewKey={key} renewal={renewal} hasEnded={hasEnded} />
    </NarrowCard>
  );
}
