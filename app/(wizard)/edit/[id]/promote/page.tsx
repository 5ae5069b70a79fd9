import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { providers } from '@/components/payments/site-providers';
import { Promote } from '@/components/wizard/promote/promote';
import { pageActor } from '@/lib/auth/current-actor';
import { getPrices } from '@/lib/payments/prices';
import { promotePath } from '@/lib/site-paths';

export const metadata: Metadata = { title: 'Promote this ad' };

type PromotePageProps = { params: Promise<{ id: string }> };

export default async function PromotePage({ params }: PromotePageProps) {
  const { id } = await params;
  const actor = await pageActor();
  if (!actor) redirect(`/login?next=${encodeURIComponent(promotePath(id))}`);
  return (
    <Promote userId={actor.userId} adId={id} providers={providers()} prices={await getPrices()} />
  );
}
