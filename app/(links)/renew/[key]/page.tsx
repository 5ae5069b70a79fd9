import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenewAd } from '@/components/account/renew-ad';
import { AuthCard } from '@/components/auth/auth-card';
import { getRenewal } from '@/lib/ads/reminders/renew-ad';

export const metadata: Metadata = { title: 'Renew your ad' };

type Props = { params: Promise<{ key: string }> };

export default async function RenewPage({ params }: Props) {
  const { key } = await params;
  const now = new Date();
  const renewal = (await getRenewal(key, now)) ?? notFound();
  const hasEnded = new Date(renewal.expiresAt) <= now;
  return (
    <AuthCard title="Renew your ad">
      <RenewAd renewKey={key} renewal={renewal} hasEnded={hasEnded} />
    </AuthCard>
  );
}
