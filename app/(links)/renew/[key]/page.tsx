import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenewAd } from '@/components/links/renew-ad';
import { NarrowCard } from '@/components/ui/narrow-card';
import { getRenewal } from '@/lib/ads/reminders/renew-ad';

export const metadata: Metadata = { title: 'Renew your ad' };

type Props = { params: Promise<{ key: string }> };

export default async function RenewPage({ params }: Props) {
  const { key } = await params;
  const now = new Date();
  const renewal = (await getRenewal(key, now)) ?? notFound();
  const hasEnded = new Date(renewal.expiresAt) <= now;
  return (
    <NarrowCard title="Renew your ad">
      <RenewAd renewKey={key} renewal={renewal} hasEnded={hasEnded} />
    </NarrowCard>
  );
}
